import type {ReactNode} from 'react';
import {PlotFrame, placeOn, rounded} from '../quantities/Plot';
import {durationText} from '../quantities/texts';

interface Props {
  earlyS: number;
  lateS: number;
  limitS: number;
}

const [left, right] = [16, 324];

/** When the device may change its time counter, around 00:00 UTC. */
export function MidnightPlot({earlyS, lateS, limitS}: Props): ReactNode {
  const reach = Math.max(earlyS, lateS, limitS) * 1.25;
  const xOf = (offsetS: number) =>
    rounded(left + placeOn({min: -reach, max: reach}, offsetS) * (right - left));
  const [limitStart, middle, limitEnd] = [xOf(-limitS), xOf(0), xOf(limitS)];
  const isWithin = Math.max(earlyS, lateS) <= limitS;
  const [early, late] = [durationText(earlyS, 'up'), durationText(lateS, 'up')];
  const times = [
    {x: limitStart, text: '23:00'},
    {x: middle, text: '00:00'},
    {x: limitEnd, text: '01:00'},
  ];
  return (
    <PlotFrame
      title="Change of the time counter"
      description={`Between ${early} before and ${late} after 00:00 UTC; the clock has to be right within 1 h.`}
    >
      <rect
        className="tool-allowed"
        x={limitStart}
        y="56"
        width={limitEnd - limitStart}
        height="104"
        rx="5"
      />
      <text x={middle} y="48" textAnchor="middle">
        Within one hour
      </text>
      <path className="tool-grid" d={`M${left} 160H${right}`} />
      <path className="tool-marker-line" d={`M${middle} 56V162`} />
      <rect
        className={isWithin ? 'tool-span' : 'tool-span tool-span-bad'}
        x={Math.min(xOf(-earlyS), middle - 1.5)}
        y="96"
        width={Math.max(xOf(lateS) - xOf(-earlyS), 3)}
        height="24"
        rx="3"
      />
      <text className="tool-plot-title" x={middle - 6} y="86" textAnchor="end">
        {`−${early}`}
      </text>
      <text className="tool-plot-title" x={middle + 6} y="86">
        {`+${late}`}
      </text>
      {times.map(({x, text}) => (
        <text key={text} x={x} y="178" textAnchor="middle">
          {text}
        </text>
      ))}
      <text x={middle} y="212" textAnchor="middle">
        UTC
      </text>
    </PlotFrame>
  );
}
