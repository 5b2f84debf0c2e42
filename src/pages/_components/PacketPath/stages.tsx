import {brand} from '@site/config/brand';
import {maxPayloadLength} from '@site/model/packet/layout';
import type {ReactNode} from 'react';
import {glyphs} from '@site/src/components/drawing/glyphs';
import type {PacketState} from './Packet';

/** A place that a packet passes through. */
export interface Stage {
  name: string;
  /** What happens to the packet there. */
  text: string;
  glyph: ReactNode;
  /** How the packet leaves the place; the last one keeps it. */
  leaves?: PacketState;
}

/** The packet's path, in order. */
export const stages: readonly Stage[] = [
  {
    name: 'Your chip',
    text: `Encrypts up to ${maxPayloadLength} bytes and broadcasts them as an advertising packet. The network is uplink only.`,
    glyph: glyphs.chip,
    leaves: 'encrypted',
  },
  {
    name: 'A gateway',
    text: 'Whichever is near hears the packet and adds its own location, the time and the RSSI. It cannot read the payload.',
    glyph: glyphs.gateway,
    leaves: 'located',
  },
  {
    name: `${brand.name} cloud`,
    text: 'Finds the device by its ID of the day, checks the tag, decrypts and stores the packet.',
    glyph: glyphs.cloud,
    leaves: 'decrypted',
  },
  {
    name: 'Your backend',
    text: 'Receives the packet at a webhook endpoint, or pulls it from the Cloud API.',
    glyph: glyphs.backend,
  },
];
