import {type ReactNode, useId} from 'react';
import {placeOn} from '../quantities/plot';
import {durationText} from '../quantities/texts';

interface Props {
  earlyS: number;
  lateS: number;
  limitS: number;
}

const [left, right] = [16, 324];

/** When the device may change its time counter, around 00:00 UTC. */
export function MidnightPlot({earlyS, lateS, limitS}: Props): ReactNode {
  const id = useId();
  const reach = Math.max(earlyS, lateS, limitS) * 1.25;
  const xOf = (offsetS: number) =>
    Math.round((left + placeOn({min: -reach, max: reach}, offsetS) * (right - left)) * 10) / 10;
  const middle = xOf(0);
  const isWithin = Math.max(earlyS, lateS) <= limitS;
  return (
    <svg
      className="tool-plot"
      viewBox="0 0 340 220"
      role="img"
      aria-labelledby={`${id}title ${id}description`}
    >
      <title id={`${id}title`}>Change of the time counter</title>
      <desc id={`${id}description`}>
        {`Between ${durationText(earlyS, 'up')} before and ${durationText(lateS, 'up')} after 00:00 UTC; the clock has to be right within 1 h.`}
      </desc>
      <text className="tool-plot-title" x="0" y="14">
        Change of the time counter
      </text>
      <rect
        className="tool-allowed"
        x={xOf(-limitS)}
        y="56"
        width={xOf(limitS) - xOf(-limitS)}
        height="104"
        rx="5"
      />
      <text x={middle} y="48" textAnchor="middle">
        Within one hour
      </text>
      <path className="tool-grid" d={`M${left} 160H${right}`} />
      <path className="tool-marker-line" d={`M${middle} 56V168`} />
      <rect
        className={isWithin ? 'tool-span' : 'tool-span tool-span-bad'}
        x={Math.min(xOf(-earlyS), middle - 1.5)}
        y="96"
        width={Math.max(xOf(lateS) - xOf(-earlyS), 3)}
        height="24"
        rx="3"
      />
      <text className="tool-plot-title" x={middle - 6} y="86" textAnchor="end">
        {`−${durationText(earlyS, 'up')}`}
      </text>
      <text className="tool-plot-title" x={middle + 6} y="86">
        {`+${durationText(lateS, 'up')}`}
      </text>
      <text x={xOf(-limitS)} y="178" textAnchor="middle">
        23:00
      </text>
      <text x={middle} y="182" textAnchor="middle">
        00:00
      </text>
      <text x={xOf(limitS)} y="178" textAnchor="middle">
        01:00
      </text>
      <text x={middle} y="212" textAnchor="middle">
        UTC
      </text>
    </svg>
  );
}
