import {Drawing, drawingStyles, Lines, type View, wrapLines} from '@site/src/components/drawing';
import {maxSequenceNumber} from '@site/model/packet/layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Days that the axis shows; the time counter of the first is 20454. */
const days = ['1 Jan 2026', '2 Jan', '3 Jan'];
const firstCounter = 20454;
const midnights = [1, 2];
/** When the example's device was switched on, as a part of the day. */
const switchedOn = 0.4;
/** The example starts with this sequence number and makes a packet every 5 minutes. */
const firstNumber = 560;
const packetsPerDay = 288;

const accuracy = 'Midnight ±1 h: accuracy the clock needs';
const anew = [`0 follows ${maxSequenceNumber}, at`, 'any time of day'];

const blockHeight = 44;
const chartHeight = 68;
/** Left of the axis stand the numbers of the chart. */
const left = 38;

const description = [
  'Three days, from 1 to 3 January 2026.',
  'With Unix time the time counter is 20454, 20455 and 20456: it changes at 00:00 UTC and brings new keys and a new ephemeral device ID; it never repeats. The clock must be right to within 1 hour, which matters around midnight only.',
  `The sequence number counts packets, here one every 5 minutes, from 560 up to ${maxSequenceNumber} and then from 0 again, in the middle of a day; midnight does not change it. One time counter has room for 1,024 packets.`,
  'With device uptime the time counter changes after each 24 hours of uptime, at no fixed time of day: 126, 127, then 0 and 1. It repeats after 128 days without a reset.',
].join(' ');

export default function TimeCounter(): ReactNode {
  const title = 'Time counter and sequence number over three days';
  return <Drawing {...{title, description}} narrow={viewOf(320)} wide={viewOf(720)} />;
}

/** The time counter in both modes and the sequence number, on one axis of three days. */
function viewOf(width: number): View {
  const day = (width - left - 2) / days.length;
  const xOf = (time: number) => Math.round((left + time * day) * 10) / 10;

  const unix = heading(0, width, 'Unix time', 'New keys and a new ID at 00:00 UTC. Never repeats.');
  const dates = unix.bottom + 18;
  const blocks = dates + 14;
  const windows = blocks + blockHeight + 10;
  const legend = windows + 28;
  const numbersNote = 'At most 1,024 packets per time counter. Here one every 5\u00a0min.';
  const numbers = heading(legend + 34, width, 'Sequence number', numbersNote);
  const chart = numbers.bottom + 18;
  const foot = chart + chartHeight;
  const uptimeNote = 'New keys and a new ID after each 24\u00a0h of uptime. Repeats after 128\u00a0days.';
  const uptime = heading(foot + 34, width, 'Device uptime', uptimeNote);
  const uptimeBlocks = uptime.bottom + 18;
  const uptimeEnd = uptimeBlocks + blockHeight;
  /** When the numbers begin anew, in days, and the last number. */
  const wrap = (maxSequenceNumber + 1 - firstNumber) / packetsPerDay;
  const last = (days.length - wrap) * packetsPerDay;
  const yOf = (number: number) => Math.round(foot - (chartHeight * number) / maxSequenceNumber);
  const ticks = [`${foot}v6`, `${uptimeBlocks - 9}v7`, `${uptimeEnd + 2}v7`];
  const axis = midnights.flatMap((midnight) => ticks.map((tick) => `M${xOf(midnight)} ${tick}`)).join('');
  const curve = `M${left} ${yOf(firstNumber)}L${xOf(wrap)} ${chart}V${foot}L${xOf(days.length)} ${yOf(last)}`;

  const content = (
    <>
      {unix.content}
      {days.map((date, index) => (
        <g key={date}>
          <Lines x={xOf(index + 0.5)} y={dates} lines={date} kind="note" />
          <Block from={xOf(index)} to={xOf(index + 1)} y={blocks} counter={firstCounter + index} field="id" />
          <Lines x={xOf(index + 0.5)} y={blocks + 31} lines={`ID ${'ABC'[index]}`} kind="note" />
        </g>
      ))}
      {midnights.map((midnight) => {
        const place = {x: xOf(midnight - 1 / 24), y: windows, width: xOf(1 / 12) - left, height: 6};
        return <rect key={midnight} className={styles.window} {...place} />;
      })}
      <rect className={styles.window} x={Math.min(left, width - 300)} y={legend - 3} width="9" height="6" />
      <Lines x={Math.min(left, width - 300) + 18} y={legend} lines={accuracy} kind="note" anchor="start" />

      {numbers.content}
      <path
        className={styles.axis}
        d={`M${left} ${chart}H${width - 2}M${left} ${foot}H${width - 2}${axis}`}
      />
      <Lines x={left - 6} y={chart} lines={String(maxSequenceNumber)} kind="code" anchor="end" />
      <Lines x={left - 6} y={foot} lines="0" kind="code" anchor="end" />
      <path className={drawingStyles.line} data-field="header" d={curve} />
      <Lines x={xOf(wrap) + 10} y={chart + 23} lines={anew} kind="note" anchor="start" />

      {uptime.content}
      {[126, 127, 0, 1].map((counter, index) => {
        const from = xOf(Math.max(0, index - 1 + switchedOn));
        const to = xOf(Math.min(days.length, index + switchedOn));
        return <Block key={counter} {...{from, to, counter}} y={uptimeBlocks} />;
      })}
    </>
  );
  return {width, height: uptimeEnd + 12, content};
}

/** Name and note of a lane, from `top` on. */
function heading(top: number, width: number, name: string, text: string) {
  const note = wrapLines(text, width);
  const bottom = top + 22 + note.length * 15;
  const content = (
    <>
      <Lines x={0} y={top + 10} lines={name} anchor="start" />
      <Lines x={0} y={(top + 22 + bottom) / 2} lines={note} kind="note" anchor="start" />
    </>
  );
  return {content, bottom};
}

type BlockProps = {from: number; to: number; y: number; counter: number; field?: string};

/** A time counter, with room for the ID that belongs to it, where it has the color of a field. */
function Block({from, to, y, counter, field}: BlockProps): ReactNode {
  const box = {x: from + 2, y, width: to - from - 4, height: blockHeight, rx: 8};
  return (
    <g>
      <rect className={drawingStyles.box} data-field={field} {...box} />
      <Lines x={(from + to) / 2} y={y + (field ? 15 : blockHeight / 2)} lines={`${counter}`} kind="code" />
    </g>
  );
}
