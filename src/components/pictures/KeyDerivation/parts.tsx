import {drawingStyles, Lines, type Point} from '@site/src/components/drawing';
import type {PacketPart} from '@site/design/schemes';
import {maxPayloadLength} from '@site/model/packet/layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export const payloadLength = `0 to ${maxPayloadLength} bytes`;

export const boxHeight = 46;

interface BoxProps {
  /** Middle of the upper edge. */
  at: Point;
  width: number;
  name: string;
  note: string;
  isCode?: boolean;
  accent?: boolean;
  part?: PacketPart;
  /** An algorithm is round at its ends. */
  isAlgorithm?: boolean;
}

/** A value with its length, or an algorithm. */
export function Box({at: [x, y], width, name, note, isCode, accent, part, isAlgorithm}: BoxProps): ReactNode {
  const box = {x: x - width / 2, y, width, height: boxHeight, rx: isAlgorithm ? boxHeight / 2 : 8};
  const boxClass = isAlgorithm ? styles.algorithm : clsx(drawingStyles.box, accent && drawingStyles.accent);
  const nameClass = isAlgorithm ? undefined : styles.name;
  return (
    <g>
      <rect className={boxClass} data-field={part} {...box} />
      <Lines x={x} y={y + 16} lines={name} kind={isCode ? 'code' : 'label'} className={nameClass} />
      <Lines x={x} y={y + 32} lines={note} kind="note" />
    </g>
  );
}

const fields = [
  {name: 'ID', part: 'id', note: ['4 bytes', 'offset 10']},
  {name: 'Tag', part: 'tag', note: ['4 bytes', 'offset 14']},
  {name: 'Ciphertext', part: 'text', note: [payloadLength, 'offset 18']},
] as const;

/** The fields that are derived, side by side as they are sent, from their left edges and the right edge of the last. */
export function Fields({edges, y}: {edges: readonly [number, number, number, number]; y: number}): ReactNode {
  const height = boxHeight + 14;
  return (
    <g>
      {fields.map(({name, part, note}, index) => {
        const left = (edges[index] ?? 0) + 2;
        const right = (edges[index + 1] ?? 0) - 2;
        const middle = (left + right) / 2;
        return (
          <g key={name} data-field={part}>
            <rect className={drawingStyles.box} x={left} y={y} width={right - left} height={height} rx="8" />
            <Lines x={middle} y={y + 15} lines={name} />
            <Lines x={middle} y={y + 39} lines={note} kind="note" />
          </g>
        );
      })}
    </g>
  );
}
