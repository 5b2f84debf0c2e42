import type {PacketPart} from '@site/design/schemes';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';
import {lineHeight, type PlacedText} from './text';

export {lineHeight, type PlacedText, textWidth, widestLine, wrapLines, wrapText} from './text';
export {styles as drawingStyles};

export type Point = readonly [x: number, y: number];

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One layout of a drawing, in units that are pixels when the drawing is as wide as its layout. */
export interface View {
  /** 320 for a narrow layout, 720 for a wide one: texts keep their size and stay legible on a phone. */
  width: number;
  height: number;
  content: ReactNode;
}

interface DrawingProps {
  /** What the drawing shows, in a few words; its name for those who cannot see it. */
  title: string;
  /** Everything the drawing says, in words. */
  description: string;
  narrow: View;
  /** Shown where there are at least 41.25rem for it. */
  wide?: View;
}

/** A picture in the colors of the scheme in force, with a text alternative and a layout of its own for phones. */
export function Drawing({narrow, wide, ...texts}: DrawingProps): ReactNode {
  return (
    <div className={styles.drawing}>
      <Layout {...narrow} {...texts} className={wide && styles.narrow} />
      {wide && <Layout {...wide} {...texts} className={styles.wide} />}
    </div>
  );
}

/** How far a layout may grow to fill the column: phones are wider than the 320 units that fit all of them. */
const growth = 1.15;

type LayoutProps = View & Pick<DrawingProps, 'title' | 'description'> & {className?: string};

function Layout({width, height, content, title, description, className}: LayoutProps): ReactNode {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      style={{maxWidth: width * growth}}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {content}
    </svg>
  );
}

/** One or more lines of text; a drawing does not break lines by itself. */
type TextLines = string | readonly string[];

type LinesProps = Pick<PlacedText, 'x' | 'y'> &
  Partial<Pick<PlacedText, 'kind' | 'anchor'>> & {lines: TextLines; className?: string};

/** Lines of text, centered on `y`. */
export function Lines({x, y, lines, kind = 'label', anchor = 'middle', className}: LinesProps): ReactNode {
  const rows = typeof lines === 'string' ? [lines] : lines;
  const step = lineHeight[kind];
  const first = y - ((rows.length - 1) * step) / 2;
  return (
    <text className={clsx(styles[kind], className)} textAnchor={anchor} dominantBaseline="central">
      {rows.map((row, index) => (
        <tspan key={row} x={x} y={first + index * step}>
          {row}
        </tspan>
      ))}
    </text>
  );
}

interface BoxProps extends Rectangle {
  label: TextLines;
  /** `accent` marks the one thing that the drawing is about. */
  kind?: 'plain' | 'accent';
}

export function Box({label, kind, ...box}: BoxProps): ReactNode {
  return (
    <g>
      <rect className={clsx(styles.box, kind === 'accent' && styles.accent)} {...box} rx="8" />
      <Lines x={box.x + box.width / 2} y={box.y + box.height / 2} lines={label} />
    </g>
  );
}

export const badgeRadius = 10;

export interface PlacedBadge {
  x: number;
  y: number;
  number: number;
  accent?: boolean;
  /** The part of the packet that it is about. */
  part?: PacketPart;
}

/** A number in a circle, which ties a part of a drawing to its explanation. */
export function Badge({x, y, number, accent, part}: PlacedBadge): ReactNode {
  return (
    <g data-field={part}>
      <circle className={clsx(styles.box, accent && styles.accent)} cx={x} cy={y} r={badgeRadius} />
      <Lines x={x} y={y} lines={`${number}`} kind="note" />
    </g>
  );
}

interface ArrowProps {
  from: Point;
  to: Point;
  /** Corners on the way. */
  via?: readonly Point[];
  /** `radio` is dotted: it crosses the air, or may not arrive. */
  kind?: 'plain' | 'accent' | 'radio';
  /** Broken into dashes, as answers and second tries are. */
  dashed?: boolean;
  /** Ends in a cross instead of a head: it does not arrive. */
  lost?: boolean;
  /** The part of the packet that it leads to. */
  part?: PacketPart;
}

/** An arrow, straight or around corners. */
export function Arrow({from, to, via = [], kind = 'plain', dashed, lost, part}: ArrowProps): ReactNode {
  const [x1, y1] = via.at(-1) ?? from;
  const [x2, y2] = to;
  const angle = Math.atan2(y2 - y1, x2 - x1) * (180 / Math.PI);
  return (
    <g className={clsx(styles.line, styles[`${kind}Line`])} data-field={part}>
      <path
        className={dashed ? styles.dashes : undefined}
        d={`M${[from, ...via, to].map((point) => point.join(' ')).join('L')}`}
      />
      <path
        className={styles.head}
        d={lost ? 'M-5-5L5 5M-5 5L5-5' : 'M-7 -5L0 0L-7 5'}
        transform={`translate(${x2} ${y2}) rotate(${Math.round(angle * 10) / 10})`}
      />
    </g>
  );
}
