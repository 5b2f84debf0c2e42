import {numberText} from '@site/model/quantities/numberText';
import {type ReactNode, useId} from 'react';

/** A point of a curve, in the units of the axes. */
export type Point = readonly [x: number, y: number];

/** How an axis turns a value into a place between 0 and 1. */
export interface Scale {
  min: number;
  max: number;
  isLogarithmic?: boolean;
}

/** Where on its axis a value stands, 0 to 1; what is off the axis stands at its end. */
export function placeOn({min, max, isLogarithmic}: Scale, value: number): number {
  const scaled = (one: number) => (isLogarithmic ? Math.log(one) : one);
  const place = (scaled(value) - scaled(min)) / (scaled(max) - scaled(min));
  return Math.min(1, Math.max(0, place));
}

/** Values from one end of an axis to the other, at even distances on it. */
export function valuesAlong({min, max, isLogarithmic}: Scale, count = 61): number[] {
  return Array.from({length: count}, (_, index) => {
    const part = index / (count - 1);
    if (index === count - 1) return max;
    return isLogarithmic ? min * (max / min) ** part : min + (max - min) * part;
  });
}

/** Round numbers for the marks of an axis that begins at 0: at most six, the last of them at its end or before. */
export function roundMarks(max: number): number[] {
  const rough = max / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  return Array.from({length: Math.floor(max / step + 1e-9) + 1}, (_, index) =>
    Number((index * step).toPrecision(12)),
  );
}

interface FrameProps {
  title: string;
  /** What it shows, in a sentence. */
  description: string;
}

/** A plot's ground of 340 by 220 units, its title, and what it says to those who do not see it. */
export function PlotFrame({title, description, children}: FrameProps & {children: ReactNode}): ReactNode {
  const id = useId();
  return (
    <svg
      className="tool-plot"
      viewBox="0 0 340 220"
      role="img"
      aria-labelledby={`${id}title ${id}description`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}description`}>{description}</desc>
      <text className="tool-plot-title" x="0" y="14">
        {title}
      </text>
      {children}
    </svg>
  );
}

interface Props extends FrameProps {
  x: Scale & {label: string; marks: readonly number[]};
  y: {max: number; text: (value: number) => string};
  curve: readonly Point[];
  /** The planned value, with what to write at it. */
  marker: {point: Point; text: string};
  /** A value not to cross. */
  limit?: {y: number; text: string};
}

const area = {left: 44, right: 328, top: 34, bottom: 176};

/** One curve over one axis, with the planned value on it. */
export function Plot({title, description, x, y, curve, marker, ...props}: Props): ReactNode {
  const limit = props.limit && props.limit.y <= y.max ? props.limit : undefined;
  const xOf = (value: number) => rounded(area.left + placeOn(x, value) * (area.right - area.left));
  const yOf = (value: number) =>
    rounded(area.bottom - placeOn({min: 0, max: y.max}, value) * (area.bottom - area.top));
  const [markerX, markerY] = [xOf(marker.point[0]), yOf(marker.point[1])];
  const isFalling = (curve.at(-1)?.[1] ?? 0) < (curve[0]?.[1] ?? 0);
  // The text, which takes 64 units, is beside the curve, not over it, unless it would leave the picture there.
  const isBefore = isFalling ? markerX > area.right - 64 : markerX > area.left + 64;
  return (
    <PlotFrame title={title} description={description}>
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
      <text x={(area.left + area.right) / 2} y="212" textAnchor="middle">
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
    </PlotFrame>
  );
}

/** A coordinate without needless digits. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
