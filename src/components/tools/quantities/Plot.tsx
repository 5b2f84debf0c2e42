import {numberText} from '@site/model/quantities/numberText';
import {type ReactNode, useId} from 'react';
import {type Point, placeOn, roundMarks, type Scale} from './plot';

interface Props {
  title: string;
  /** What it shows, in a sentence; the table below it has the numbers. */
  description: string;
  x: Scale & {label: string; marks: readonly number[]};
  y: Scale & {label: string; text: (value: number) => string};
  curve: readonly Point[];
  /** The planned value, with what to write at it. */
  marker: {point: Point; text: string};
  /** A value not to cross. */
  limit?: {y: number; text: string};
}

const width = 340;
const height = 220;
/** What the text at the planned value takes. */
const room = 64;
const area = {left: 44, right: 328, top: 34, bottom: 176};

/** One curve over one axis, with the planned value on it. */
export function Plot({title, description, x, y, curve, marker, ...props}: Props): ReactNode {
  const limit = props.limit && props.limit.y <= y.max ? props.limit : undefined;
  const id = useId();
  const xOf = (value: number) => rounded(area.left + placeOn(x, value) * (area.right - area.left));
  const yOf = (value: number) => rounded(area.bottom - placeOn(y, value) * (area.bottom - area.top));
  const [markerX, markerY] = [xOf(marker.point[0]), yOf(marker.point[1])];
  const isFalling = (curve.at(-1)?.[1] ?? 0) < (curve[0]?.[1] ?? 0);
  // Beside the curve, not over it, unless it would leave the picture there.
  const isBefore = isFalling ? markerX > area.right - room : markerX > area.left + room;
  return (
    <svg
      className="tool-plot"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}title ${id}description`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}description`}>{description}</desc>
      <text className="tool-plot-title" x="0" y="14">
        {title}
      </text>
      {roundMarks(y.max).map((value) => (
        <g key={value}>
          <path className="tool-grid" d={`M${area.left} ${yOf(value)}H${area.right}`} />
          <text x={area.left - 6} y={yOf(value) + 4} textAnchor="end">
            {y.text(value)}
          </text>
        </g>
      ))}
      {x.marks.map((value) => (
        <text key={value} x={xOf(value)} y={area.bottom + 18} textAnchor="middle">
          {numberText(value)}
        </text>
      ))}
      <text x={(area.left + area.right) / 2} y={height - 8} textAnchor="middle">
        {x.label}
      </text>
      {limit && <path className="tool-limit" d={`M${area.left} ${yOf(limit.y)}H${area.right}`} />}
      <path
        className="tool-curve"
        d={curve.map(([one, other], index) => `${index ? 'L' : 'M'}${xOf(one)} ${yOf(other)}`).join('')}
      />
      <path className="tool-marker-line" d={`M${markerX} ${area.bottom}V${markerY}`} />
      <circle className="tool-marker" cx={markerX} cy={markerY} r="5" />
      {limit && (
        <text className="tool-limit-text" x={area.left + 4} y={yOf(limit.y) - 5}>
          {limit.text}
        </text>
      )}
      <text
        className="tool-plot-title"
        x={markerX + (isBefore ? -9 : 9)}
        y={Math.max(markerY - 9, area.top - 4)}
        textAnchor={isBefore ? 'end' : 'start'}
      >
        {marker.text}
      </text>
    </svg>
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
