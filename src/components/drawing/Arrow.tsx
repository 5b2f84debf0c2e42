import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface ArrowProps {
  /** Tail and head, in units of the drawing. */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** `radio` is dashed: it crosses the air, or may not arrive. */
  kind?: 'plain' | 'accent' | 'radio';
}

/** Length of the head's two strokes along the arrow, and half its width across. */
const head = {length: 7, half: 5};

/** A straight arrow. */
export function Arrow({from, to, kind = 'plain'}: ArrowProps): ReactNode {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const angle = Math.atan2(y2 - y1, x2 - x1) * (180 / Math.PI);
  return (
    <g className={clsx(styles.line, styles[`${kind}Line`])}>
      <path d={`M${x1} ${y1}L${x2} ${y2}`} />
      <path
        className={styles.head}
        d={`M${-head.length} ${-head.half}L0 0L${-head.length} ${head.half}`}
        transform={`translate(${x2} ${y2}) rotate(${Math.round(angle * 10) / 10})`}
      />
    </g>
  );
}
