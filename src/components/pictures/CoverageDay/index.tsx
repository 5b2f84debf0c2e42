import ratings from '@site/src/components/authoring/Rating/styles.module.css';
import {Drawing, drawingStyles, Lines, type View} from '@site/src/components/drawing';
import type {ReactNode} from 'react';

/** Places, what to expect there and why, how good that is, and an example: how often in each hour the device is heard. */
const places = [
  ['City streets', 'Frequent detections', 'Many phones pass', 'good', '211022222222222222222222'],
  ['Ports, depots', 'Frequent during working hours', 'Closed site', 'good', '000000022222222222100000'],
  ['Main roads', 'Frequent but short contacts', 'In range for seconds', 'good', '010011212112112112121110'],
  ['Suburbs', 'Gaps of hours at night', 'Nobody passes', 'limited', '000000001211001112211000'],
  ['Open country', 'Gaps of hours or days', 'Few gateways', 'limited', '000001000000000000010000'],
  ['Metal container', 'None until it is opened', 'Metal stops the radio', 'none', '000000000000000021121011'],
  ['Open sea', 'None without the satellite module', 'No gateways', 'none', '000000000000000000000000'],
] as const;

const description = places.map(([place, expected, why]) => `${place}: ${expected}. ${why}.`).join(' ');
const rowHeight = 58;

/** Where a device is heard and where not: a day in places from a city to the sea, as strips below each other. */
export default function CoverageDay(): ReactNode {
  const title = 'A day in seven places';
  return <Drawing {...{title, description}} narrow={viewOf(320)} wide={viewOf(720)} />;
}

function viewOf(width: number): View {
  const xOf = (hour: number) => Math.round(8 + (hour * (width - 16)) / 24);
  const bottom = places.length * rowHeight;
  const content = (
    <>
      {places.map(([place, expected, why, rating, heard], row) => {
        const y = row * rowHeight;
        const marks = [...heard].flatMap((times, hour) =>
          [0.25, 0.75].slice(0, Number(times)).map((part) => `M${xOf(hour + part)} ${y + 27}v12`),
        );
        // A long gap says its reason.
        const gap = /0{6,}/.exec(heard);
        return (
          <g key={place} className={ratings[rating]}>
            <circle fill="var(--tone)" cx="4" cy={y + 10} r="4" />
            <Lines x={16} y={y + 10} lines={place} anchor="start" />
            <Lines x={width - 1} y={y + 10} lines={expected} kind="note" anchor="end" />
            <rect className={drawingStyles.band} x="0.5" y={y + 22} width={width - 1} height="22" rx="6" />
            <path stroke="var(--ds-accent)" strokeWidth="2" d={marks.join('')} />
            {gap && <Lines x={xOf(gap.index + gap[0].length / 2)} y={y + 33} lines={why} kind="note" />}
          </g>
        );
      })}
      <Lines x={1} y={bottom + 4} lines="0:00" kind="note" anchor="start" />
      {[6, 12, 18].map((hour) => (
        <Lines key={hour} x={xOf(hour)} y={bottom + 4} lines={`${hour}:00`} kind="note" />
      ))}
      <Lines x={width - 1} y={bottom + 4} lines="24:00" kind="note" anchor="end" />
    </>
  );
  return {width, height: bottom + 14, content};
}
