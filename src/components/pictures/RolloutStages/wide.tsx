import {Arrow, drawingStyles, Lines, type View, wrapLines} from '@site/src/components/drawing';
import {Gate} from './Gate';
import styles from './styles.module.css';
import {besides, extent, stages} from './stages';

/** Left edges of the columns, and units per week. */
const column = {chart: 172, gates: 512, end: 720} as const;
const week = 30;
const xOf = (weeks: number) => column.chart + weeks * week;

/** Each stage with the weeks from its start to its end, and to its latest end. */
const rows = [
  {stage: stages.coverage, from: 0, to: 1},
  {stage: stages.connectivity, from: 1, to: 2},
  {stage: stages.realWorld, from: 2, to: 4, latest: 6},
  {stage: stages.backend, from: 2, to: 4},
  {stage: stages.ramp, from: 6, to: 9.6},
] as const;
/** Widths of the ramp's batches, which double. */
const batches = [14, 28, 56] as const;

const top = 34;
const rowHeight = 58;
const barHeight = 22;
const besideTop = top + rows.length * rowHeight + 16;
const besideHeight = 26;
const height = besideTop + besides.length * besideHeight + 4;

/** Stages as bars over the weeks, each with its gate at the right. */
export const wide: View = {
  width: column.end,
  height,
  content: (
    <>
      {[0, 2, 4, 6].map((weeks) => (
        <g key={weeks}>
          <Lines x={xOf(weeks)} y={8} lines={weeks === 0 ? 'Week 0' : String(weeks)} kind="note" />
          <path className={styles.leader} d={`M${xOf(weeks)} 19v6`} />
        </g>
      ))}
      <Lines x={xOf(8.1)} y={8} lines="then batches" kind="note" />
      <Lines x={column.gates} y={8} lines="Gate" kind="note" anchor="start" />
      {rows.map(({stage, from, to, ...row}, index) => {
        const y = top + index * rowHeight + rowHeight / 2;
        const latest = 'latest' in row ? row.latest : to;
        const gate = xOf(latest) + 18;
        return (
          <g key={stage.name}>
            <Lines x={0} y={y - 8} lines={stage.name} anchor="start" />
            <Lines x={0} y={y + 10} lines={extent(stage)} kind="note" anchor="start" />
            {latest > to && <Bar from={xOf(from)} to={xOf(latest)} y={y} dashed />}
            {stage === stages.ramp ? (
              batches.map((width, batch) => {
                const left = xOf(from) + batches.slice(0, batch).reduce((sum, before) => sum + before + 6, 0);
                return <Bar key={width} from={left} to={left + width} y={y} />;
              })
            ) : (
              <Bar from={xOf(from)} to={xOf(to)} y={y} />
            )}
            <Gate x={gate} y={y} />
            {gate + 38 < column.gates - 12 && (
              <path className={styles.leader} d={`M${gate + 14} ${y}H${column.gates - 12}`} />
            )}
            <Lines
              x={column.gates}
              y={y}
              lines={wrapLines(stage.gate, column.end - column.gates, 12)}
              kind="note"
              anchor="start"
              className={styles.gateText}
            />
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
      <Lines
        x={column.gates}
        y={besideTop + (besides.length * besideHeight) / 2}
        lines={['Start these three', 'by stage 2.']}
        kind="note"
        anchor="start"
        className={styles.gateText}
      />
    </>
  ),
};

function Bar({from, to, y, dashed}: {from: number; to: number; y: number; dashed?: boolean}) {
  return (
    <rect
      className={dashed ? `${drawingStyles.box} ${drawingStyles.dashed}` : drawingStyles.box}
      x={from + 2}
      y={y - barHeight / 2}
      width={to - from - 4}
      height={barHeight}
      rx="6"
    />
  );
}
