import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Distance between two lines of text, in units of the drawing. */
export const lineHeight = {label: 17, note: 15, code: 15} as const;

export interface LinesProps {
  x: number;
  /** Middle of the block of lines. */
  y: number;
  /** One or more lines; a drawing does not break lines by itself. */
  lines: string | readonly string[];
  /** `label` names a thing (14 units), `note` explains (12), `code` is monospace (12). */
  kind?: keyof typeof lineHeight;
  anchor?: 'start' | 'middle' | 'end';
  className?: string;
}

/** Lines of text in a drawing, centered on `y`. */
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
