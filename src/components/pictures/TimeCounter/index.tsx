import {Drawing} from '@site/src/components/drawing';
import {maxSequenceNumber} from '@site/model/packet/layout';
import type {ReactNode} from 'react';
import {viewOf} from './view';

const description = [
  'Three days, from 1 to 3 January 2026.',
  'With Unix time the time counter is 20454, 20455 and 20456: it changes at 00:00 UTC and brings new keys and a new ephemeral device ID; it never repeats. The clock must be right to within 1 hour, which matters around midnight only.',
  `The sequence number counts packets, here one every 5 minutes, from 560 up to ${maxSequenceNumber} and then from 0 again, in the middle of a day; midnight does not change it. One time counter has room for 1,024 packets.`,
  'With device uptime the time counter changes after each 24 hours of uptime, at no fixed time of day: 126, 127, then 0 and 1. It repeats after 128 days.',
].join(' ');

/** The time counter in both modes, and the sequence number, over three days. */
export default function TimeCounter(): ReactNode {
  return (
    <Drawing
      title="Time counter and sequence number over three days"
      description={description}
      narrow={viewOf(320)}
      wide={viewOf(720)}
    />
  );
}
