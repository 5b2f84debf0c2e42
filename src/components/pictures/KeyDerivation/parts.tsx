import {Box, Lines, type Point} from '@site/src/components/drawing';
import {maxPayloadLength} from '@site/model/packet/layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export const payloadLength = `0 to ${maxPayloadLength} bytes`;

/** Height of all boxes and functions. */
export const boxHeight = 46;

interface NodeProps {
  /** Middle of the upper edge. */
  at: Point;
  width: number;
}

/** A value, with its length; names of derived keys are code. */
export function Value({
  at: [x, y],
  width,
  name,
  code,
  length,
  accent,
}: NodeProps & {name?: string; code?: string; length: string; accent?: boolean}): ReactNode {
  return (
    <g>
      <Box
        x={x - width / 2}
        y={y}
        width={width}
        height={boxHeight}
        label=""
        kind={accent ? 'accent' : 'plain'}
      />
      <Lines
        x={x}
        y={y + 16}
        lines={code ?? name ?? ''}
        kind={code ? 'code' : 'label'}
        className={clsx(styles.name, code && width < 100 && styles.code)}
      />
      <Lines x={x} y={y + 32} lines={length} kind="note" />
    </g>
  );
}

/** An algorithm, which is round at its ends. */
export function Algorithm({
  at: [x, y],
  width,
  name,
  note,
}: NodeProps & {name: string; note: string}): ReactNode {
  return (
    <g>
      <rect
        className={styles.algorithm}
        x={x - width / 2}
        y={y}
        width={width}
        height={boxHeight}
        rx={boxHeight / 2}
      />
      <Lines x={x} y={y + 16} lines={name} />
      <Lines x={x} y={y + 32} lines={note} kind="note" />
    </g>
  );
}

/** A part of the derivation that is done at one time. */
export function Phase({
  y,
  width,
  height,
  label,
}: {
  y: number;
  width: number;
  height: number;
  label: string;
}): ReactNode {
  return (
    <g>
      <rect className={styles.phase} x="0.5" y={y} width={width - 1} height={height} rx="12" />
      <Lines x={width - 16} y={y + 20} lines={label} kind="note" anchor="end" className={styles.name} />
    </g>
  );
}

/** The fields of the packet that are derived, side by side as they are sent. */
export function Fields({
  edges,
  y,
  fields,
}: {
  /** Left edges of the fields, and the right edge of the last. */
  edges: readonly number[];
  y: number;
  fields: readonly {name: string; note: readonly string[]}[];
}): ReactNode {
  const [first = 0] = edges;
  const last = edges.at(-1) ?? first;
  return (
    <g>
      <rect className={styles.fields} x={first} y={y} width={last - first} height={boxHeight + 14} rx="8" />
      {fields.map(({name, note}, index) => {
        const left = edges[index] ?? 0;
        const middle = (left + (edges[index + 1] ?? 0)) / 2;
        return (
          <g key={name}>
            {index > 0 && <path className={styles.fields} d={`M${left} ${y}v${boxHeight + 14}`} />}
            <Lines x={middle} y={y + 15} lines={name} />
            <Lines x={middle} y={y + 39} lines={note} kind="note" />
          </g>
        );
      })}
    </g>
  );
}
