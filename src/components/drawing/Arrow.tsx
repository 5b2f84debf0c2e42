import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A place in a drawing, in its units. */
export type Point = readonly [x: number, y: number];

export interface ArrowProps {
  /** Tail and head, in units of the drawing. */
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
}

/** Length of the head's two strokes along the arrow, and half its width across. */
const head = {length: 7, half: 5};

const cross = 'M-5-5L5 5M-5 5L5-5';

/** An arrow, straight or around corners. */
export function Arrow({from, to, via = [], kind = 'plain', dashed, lost}: ArrowProps): ReactNode {
  const [x1, y1] = via.at(-1) ?? from;
  const [x2, y2] = to;
  const angle = Math.atan2(y2 - y1, x2 - x1) * (180 / Math.PI);
  return (
    <g className={clsx(styles.line, styles[`${kind}Line`])}>
      <path
        className={dashed ? styles.dashes : undefined}
        d={`M${[from, ...via, to].map((point) => point.join(' ')).join('L')}`}
      />
      <path
        className={styles.head}
        d={lost ? cross : `M${-head.length} ${-head.half}L0 0L${-head.length} ${head.half}`}
        transform={`translate(${x2} ${y2}) rotate(${Math.round(angle * 10) / 10})`}
      />
    </g>
  );
}
