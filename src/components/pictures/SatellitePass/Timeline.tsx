import {Lines, wrapLines} from '@site/src/components/drawing';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Elevation that the satellite has to stand above, as the SDK has it by default. */
export const passElevation = 45;

/** Seconds that an overhead pass stays above that elevation. */
export const passSeconds = 140;

/** How long an overhead pass stays above each elevation. */
const windows = [
  {label: '30°: about 230 s', seconds: 230},
  {label: '45° (default): about 140 s', seconds: passSeconds},
  {label: '60°: about 83 s', seconds: 83},
] as const;

/** Transmissions of one packet, and the seconds between them. */
const modes = [
  {name: 'NONE', text: 'once', count: 1, every: 0},
  {name: 'NORMAL', text: '8 times, every 20 s', count: 8, every: 20},
  {name: 'HIGH', text: '16 times, every 10 s', count: 16, every: 10},
] as const;
/** How long NORMAL and HIGH take. */
const duration = 160;

const bar = {height: 26, gap: 8} as const;
const rowHeight = 44;
/** A heading, and the gap below it. */
const headingHeight = 30;
const footer = 'Each transmission takes 0.33 s with an empty payload, up to 0.53 s with 13 bytes.';

/** Height of the timeline, in units of the drawing. */
export function timelineHeight(width: number): number {
  const bars = windows.length * (bar.height + bar.gap);
  return (
    bars +
    2 * headingHeight +
    24 +
    modes.length * rowHeight +
    34 +
    wrapLines(footer, width, 12).length * 15 +
    14
  );
}

/** When a device sends in each reliability mode, below the time that the satellite is high enough. */
export function Timeline({width, top, scale}: {width: number; top: number; scale: number}): ReactNode {
  const middle = width / 2;
  const start = middle - (passSeconds / 2) * scale;
  const bars = top + headingHeight;
  const modesHeading = bars + windows.length * (bar.height + bar.gap) + 24;
  const rows = modesHeading + headingHeight;
  const bracket = rows + modes.length * rowHeight + 2;
  const lines = wrapLines(footer, width, 12);
  return (
    <g>
      <Lines x={middle} y={top + 8} lines="Time above each elevation" />
      {windows.map(({label, seconds}, index) => {
        const y = bars + index * (bar.height + bar.gap);
        return (
          <g key={seconds}>
            <rect
              className={seconds === passSeconds ? styles.chosen : styles.window}
              x={middle - (seconds * scale) / 2}
              y={y}
              width={seconds * scale}
              height={bar.height}
              rx="6"
            />
            <Lines x={middle} y={y + bar.height / 2} lines={label} kind="note" className={styles.name} />
          </g>
        );
      })}
      <Lines x={middle} y={modesHeading + 8} lines="Transmissions of one packet" />
      {modes.map(({name, text, count, every}, row) => (
        <g key={name}>
          <Lines
            x={start}
            y={rows + row * rowHeight + 10}
            lines={`${name}: ${text}`}
            kind="note"
            anchor="start"
          />
          {Array.from({length: count}, (_, index) => index * every).map((second) => (
            <rect
              key={second}
              className={styles.transmission}
              x={start + second * scale}
              y={rows + row * rowHeight + 22}
              width="3"
              height="12"
              rx="1.5"
            />
          ))}
        </g>
      ))}
      <path className={styles.bracket} d={`M${start} ${bracket - 6}v6h${duration * scale}v-6`} />
      <Lines
        x={start + (duration * scale) / 2}
        y={bracket + 14}
        lines={`about ${duration} s, from the predicted start`}
        kind="note"
      />
      <Lines x={middle} y={bracket + 38 + (lines.length * 15) / 2} lines={lines} kind="note" />
    </g>
  );
}
