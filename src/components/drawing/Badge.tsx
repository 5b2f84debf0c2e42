import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Lines} from './Lines';
import styles from './styles.module.css';

/** Radius of a badge. */
export const badgeRadius = 10;

/** A number in a circle, which ties a part of a drawing to its explanation. */
export function Badge({
  x,
  y,
  number,
  accent,
}: {
  x: number;
  y: number;
  number: number;
  accent?: boolean;
}): ReactNode {
  return (
    <g>
      <circle className={clsx(styles.box, accent && styles.accent)} cx={x} cy={y} r={badgeRadius} />
      <Lines x={x} y={y} lines={`${number}`} kind="note" />
    </g>
  );
}
