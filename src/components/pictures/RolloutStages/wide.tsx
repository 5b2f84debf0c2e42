import {Arrow, drawingStyles, Lines, type View, wrapLines} from '@site/src/components/drawing';
import {besides, Gate, stages} from './stages';
import styles from './styles.module.css';

/** Left edges of the columns, and their right end. */
const column = {chart: 172, gates: 512, end: 720};
const xOf = (weeks: number) => column.chart + weeks * 30;

/** Each stage with the weeks from its start to its end, and to its latest end. */
const rows = [
  {stage: stages.coverage, from: 0, to: 1},
  {stage: stages.connectivity, from: 1, to: 2},
  {stage: stages.realWorld, from: 2, to: 4, latest: 6},
  {stage: stages.backend, from: 2, to: 4},
  {stage: stages.ramp, from: 6, to: 9.6},
];
/** The ramp's batches, which double: where each begins, and its width. */
const batches = [
  [0, 14],
  [20, 28],
  [54, 56],
] as const;

const top = 34;
const rowHeight = 58;
const besideTop = top + rows.length * rowHeight + 16;
const besideHeight = 26;

/** Stages as bars over the weeks, each with its gate at the right. */
export function wide(): View {
  const height = besideTop + besides.length * besideHeight + 4;
  const content = (
    <>
      {[0, 2, 4, 6].map((weeks) => (
        <g key={weeks}>
          <Lines x={xOf(weeks)} y={8} lines={weeks === 0 ? 'Week 0' : String(weeks)} kind="note" />
          <path className={styles.leader} d={`M${xOf(weeks)} 19v6`} />
        </g>
      ))}
      <Lines x={xOf(8.1)} y={8} lines="then batches" kind="note" />
      <Lines x={column.gates} y={8} lines="Gate" kind="note" anchor="start" />
      {rows.map(({stage, from, to, latest = to}, index) => {
        const y = top + index * rowHeight + rowHeight / 2;
        const gate = xOf(latest) + 18;
        return (
          <g key={stage.name}>
            <Lines x={0} y={y - 8} lines={stage.name} anchor="start" />
            <Lines x={0} y={y + 10} lines={stage.extent} kind="note" anchor="start" />
            {latest > to && <Bar from={xOf(from)} to={xOf(latest)} y={y} dashed />}
            {stage === stages.ramp ? (
              batches.map(([start, width]) => (
                <Bar key={width} from={xOf(from) + start} to={xOf(from) + start + width} y={y} />
              ))
            ) : (
              <Bar from={xOf(from)} to={xOf(to)} y={y} />
            )}
            <Gate x={gate} y={y} />
            {gate + 38 < column.gates - 12 && (
              <path className={styles.leader} d={`M${gate + 14} ${y}H${column.gates - 12}`} />
            )}
            <GateText y={y} lines={wrapLines(stage.gate, column.end - column.gates)} />
          </g>
        );
      })}
      {besides.map((name, index) => {
        const y = besideTop + index * besideHeight + besideHeight / 2;
        return (
          <g key={name}>
            <Lines x={0} y={y} lines={name} kind="note" anchor="start" />
            <Arrow from={[xOf(1.5), y]} to={[xOf(9.6), y]} />
          </g>
        );
      })}
      <GateText
        y={besideTop + (besides.length * besideHeight) / 2}
        lines={['Start these three', 'by stage 2.']}
      />
    </>
  );
  return {width: column.end, height, content};
}

function GateText({y, lines}: {y: number; lines: readonly string[]}) {
  return <Lines x={column.gates} {...{y, lines}} kind="note" anchor="start" className={styles.gateText} />;
}

function Bar({from, to, y, dashed}: {from: number; to: number; y: number; dashed?: boolean}) {
  const className = dashed ? `${drawingStyles.box} ${drawingStyles.dashed}` : drawingStyles.box;
  return <rect className={className} x={from + 2} y={y - 11} width={to - from - 4} height="22" rx="6" />;
}
