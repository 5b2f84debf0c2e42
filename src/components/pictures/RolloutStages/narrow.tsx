import {drawingStyles, Lines, type View, wrapLines} from '@site/src/components/drawing';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {besides, Gate, type Stage, stages} from './stages';
import styles from './styles.module.css';

/** Of the line that joins the stages, and of the texts at its right. */
const [line, text] = [26, 58];
const width = 320;
const gap = 16;

/** Stages from top to bottom, each followed by its gate. */
export function narrow(): View {
  const pieces: ReactNode[] = [];
  let top = 2;

  function addStage({name, extent, gate}: Stage): void {
    const lines = wrapLines(gate, width - text - 12);
    const gateTop = top + 36 + gap;
    const bottom = gateTop + Math.max(18, lines.length * 15);
    const middle = (gateTop + bottom) / 2;
    pieces.push(
      <g key={name}>
        <circle className={drawingStyles.box} cx={line} cy={top + 18} r="16" />
        <Lines x={line} y={top + 18} lines={name.slice(0, 1)} />
        <path className={drawingStyles.line} d={`M${line} ${top + 40}V${middle - 14}`} />
        <Lines x={text} y={top + 10} lines={name.slice(3)} anchor="start" />
        <Lines x={text} y={top + 28} lines={extent} kind="note" anchor="start" />
        <Gate x={line} y={middle} />
        <Lines x={text} y={middle} lines={lines} kind="note" anchor="start" className={styles.gateText} />
      </g>,
    );
    top = bottom;
  }

  /** Carries the line on to the next stage. */
  function join(length: number): void {
    pieces.push(<path key={top} className={drawingStyles.line} d={`M${line} ${top + 4}v${length - 8}`} />);
    top += length;
  }

  addStage(stages.coverage);
  join(28);
  addStage(stages.connectivity);
  const y = top + gap;
  const linesHeight = besides.length * 15;
  const aside = {x: text - 14, y, width: width - text + 13, height: linesHeight + 40, rx: 12};
  pieces.push(
    <g key="besides">
      <rect className={clsx(drawingStyles.guide, drawingStyles.dashed)} {...aside} />
      <Lines x={text} y={y + 18} lines="Start by stage 2" anchor="start" />
      <Lines x={text} y={y + 32 + linesHeight / 2} lines={besides} kind="note" anchor="start" />
    </g>,
  );
  join(aside.height + 2 * gap);
  const frameTop = top;
  pieces.push(
    <Lines key="group" x={width - 14} y={top + 18} lines="Beside each other" kind="note" anchor="end" />,
  );
  top += 32;
  addStage(stages.realWorld);
  top += 24;
  addStage(stages.backend);
  top += 14;
  const frame = {x: 0.5, y: frameTop, width: width - 1, height: top - frameTop, rx: 12};
  pieces.push(<rect key="frame" className={drawingStyles.guide} {...frame} />);
  join(28);
  addStage(stages.ramp);
  return {width, height: top + 2, content: pieces};
}
