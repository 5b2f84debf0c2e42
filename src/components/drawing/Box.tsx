import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Lines} from './Lines';
import styles from './styles.module.css';

export interface BoxProps {
  /** Upper left corner. */
  x: number;
  y: number;
  width: number;
  height: number;
  label: string | readonly string[];
  /** Smaller text below the label. */
  note?: string | readonly string[];
  /** `accent` marks the one thing that the drawing is about. */
  kind?: 'plain' | 'accent' | 'dashed';
}

/** A named rectangle. */
export function Box({x, y, width, height, label, note, kind = 'plain'}: BoxProps): ReactNode {
  const center = {x: x + width / 2, y: y + height / 2};
  const labelRows = typeof label === 'string' ? 1 : label.length;
  const noteRows = note === undefined ? 0 : typeof note === 'string' ? 1 : note.length;
  return (
    <g>
      <rect className={clsx(styles.box, styles[kind])} x={x} y={y} width={width} height={height} rx="8" />
      <Lines x={center.x} y={center.y - noteRows * 7.5 - (noteRows > 0 ? 1 : 0)} lines={label} />
      {note !== undefined && (
        <Lines x={center.x} y={center.y + labelRows * 8.5 + 1} lines={note} kind="note" />
      )}
    </g>
  );
}
