import {Lines, type View, wrapLines} from '@site/src/components/drawing';
import {passSeconds} from './sky';
import styles from './styles.module.css';

/** How long an overhead pass stays above each elevation. */
const windows = [
  {label: '30°: about 230 s', seconds: 230},
  {label: '45° (default): about 140 s', seconds: passSeconds},
  {label: '60°: about 83 s', seconds: 83},
];

/** Transmissions of one packet, and the seconds between them. */
const modes = [
  {label: 'NONE: once', count: 1, every: 0},
  {label: 'NORMAL: 8 times, every 20 s', count: 8, every: 20},
  {label: 'HIGH: 16 times, every 10 s', count: 16, every: 10},
];
const duration = 160;
const extent = `about ${duration} s, from the predicted start`;

const barHeight = 26;
const rowHeight = 44;
/** A heading, and the gap below it. */
const headingHeight = 30;
const footer = 'Each transmission takes 0.33 s with an empty payload, up to 0.53 s with 13 bytes.';

/** When a device sends in each mode, below the time that the satellite is high enough; `scale` is units per second. */
export function timeline(width: number, top: number, scale: number): View {
  const middle = width / 2;
  const start = middle - (passSeconds / 2) * scale;
  const bars = top + headingHeight;
  const modesHeading = bars + windows.length * (barHeight + 8) + 24;
  const rows = modesHeading + headingHeight;
  const bracket = rows + modes.length * rowHeight + 2;
  const lines = wrapLines(footer, width);
  const linesHeight = lines.length * 15;
  const content = (
    <g key="timeline">
      <Lines x={middle} y={top + 8} lines="Time above each elevation" />
      {windows.map(({label, seconds}, index) => {
        const y = bars + index * (barHeight + 8);
        const length = seconds * scale;
        const bar = {x: middle - length / 2, y, width: length, height: barHeight, rx: 6};
        return (
          <g key={seconds}>
            <rect className={seconds === passSeconds ? styles.chosen : styles.window} {...bar} />
            <Lines x={middle} y={y + barHeight / 2} lines={label} kind="note" className={styles.name} />
          </g>
        );
      })}
      <Lines x={middle} y={modesHeading + 8} lines="Transmissions of one packet" />
      {modes.map(({label, count, every}, row) => {
        const y = rows + row * rowHeight;
        const marks = Array.from({length: count}, (_, index) => start + index * every * scale);
        return (
          <g key={label}>
            <Lines x={start} y={y + 10} lines={label} kind="note" anchor="start" />
            {marks.map((x) => (
              <rect key={x} className={styles.transmission} x={x} y={y + 22} width="3" height="12" rx="1.5" />
            ))}
          </g>
        );
      })}
      <path className={styles.bracket} d={`M${start} ${bracket - 6}v6h${duration * scale}v-6`} />
      <Lines x={start + (duration * scale) / 2} y={bracket + 14} lines={extent} kind="note" />
      <Lines x={middle} y={bracket + 38 + linesHeight / 2} lines={lines} kind="note" />
    </g>
  );
  return {width, height: bracket + 46 + linesHeight - top, content};
}
