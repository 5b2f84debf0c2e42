import {drawingStyles, Lines, type View, wrapLines} from '@site/src/components/drawing';
import type {ReactNode} from 'react';
import {Gate} from './Gate';
import styles from './styles.module.css';
import {besides, extent, type Stage, stages} from './stages';

/** Of the line that joins the stages, and of the texts at its right. */
const [line, text] = [26, 58] as const;
const width = 320;
const textWidth = width - text - 12;
const gap = 16;

/** A piece of the picture, drawn from `top` on. */
interface Piece {
  content: ReactNode;
  bottom: number;
}

function drawStage(stage: Stage, top: number): Piece {
  const {name, gate} = stage;
  const lines = wrapLines(gate, textWidth, 12);
  const gateTop = top + 36 + gap;
  const gateBottom = gateTop + Math.max(18, lines.length * 15);
  const gateMiddle = (gateTop + gateBottom) / 2;
  const content = (
    <g key={name}>
      <circle className={drawingStyles.box} cx={line} cy={top + 18} r="16" />
      <Lines x={line} y={top + 18} lines={name.slice(0, 1)} />
      <path className={drawingStyles.line} d={`M${line} ${top + 40}V${gateMiddle - 14}`} />
      <Lines x={text} y={top + 10} lines={name.slice(3)} anchor="start" />
      <Lines x={text} y={top + 28} lines={extent(stage)} kind="note" anchor="start" />
      <Gate x={line} y={gateMiddle} />
      <Lines x={text} y={gateMiddle} lines={lines} kind="note" anchor="start" className={styles.gateText} />
    </g>
  );
  return {content, bottom: gateBottom};
}

function drawBesides(top: number): Piece {
  const bottom = top + 24 + besides.length * 15 + 16;
  const content = (
    <g key="besides">
      <rect
        className={styles.beside}
        x={text - 14}
        y={top}
        width={width - text + 13}
        height={bottom - top}
        rx="12"
      />
      <Lines x={text} y={top + 18} lines="Start by stage 2" anchor="start" />
      <Lines x={text} y={top + 32 + (besides.length * 15) / 2} lines={besides} kind="note" anchor="start" />
    </g>
  );
  return {content, bottom};
}

function drawPicture(): View {
  const pieces: ReactNode[] = [];
  let top = 2;
  const add = ({content, bottom}: Piece) => {
    pieces.push(content);
    top = bottom;
  };
  /** Carries the line on to the next piece. */
  const join = (length: number) => {
    pieces.push(<path key={top} className={drawingStyles.line} d={`M${line} ${top + 4}v${length - 8}`} />);
    top += length;
  };

  add(drawStage(stages.coverage, top));
  join(28);
  add(drawStage(stages.connectivity, top));
  const besidesTop = top + gap;
  const {content, bottom} = drawBesides(besidesTop);
  pieces.push(content);
  join(bottom + gap - top);
  const groupTop = top;
  pieces.push(
    <Lines key="group" x={width - 14} y={top + 18} lines="Beside each other" kind="note" anchor="end" />,
  );
  top += 32;
  add(drawStage(stages.realWorld, top));
  top += 24;
  add(drawStage(stages.backend, top));
  top += 14;
  pieces.push(
    <rect
      key="frame"
      className={styles.leader}
      x="0.5"
      y={groupTop}
      width={width - 1}
      height={top - groupTop}
      rx="12"
    />,
  );
  join(28);
  add(drawStage(stages.ramp, top));
  return {width, height: top + 2, content: <>{pieces}</>};
}

/** Stages from top to bottom, each followed by its gate. */
export const narrow: View = drawPicture();
