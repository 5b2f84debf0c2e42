import {Arrow, drawingStyles, Lines, type View, wrapLines} from '@site/src/components/drawing';
import {besides, Gate, type Stage, stages} from './stages';
import styles from './styles.module.css';

const width = 720;
/** Of the axis: where it begins, and how long a week is. */
const [chart, week] = [204, 55];
const xOf = (weeks: number) => chart + weeks * week;

/** Each stage with the weeks from its start to its end, and to its latest end. */
const rows = [
  {stage: stages.coverage, from: 0, to: 1},
  {stage: stages.connectivity, from: 1, to: 2},
  {stage: stages.realWorld, from: 2, to: 4, latest: 6},
  {stage: stages.backend, from: 2, to: 4},
];
/** Where the ramp begins, and its batches, which double: where each begins, and its width. */
const ramp = xOf(6);
const batches = {0: 22, 28: 38, 72: 70};

const axis = 26;
const rowHeight = 70;
const rampTop = axis + rows.length * rowHeight;
const besideTop = rampTop + rowHeight + 30;
const besideHeight = 26;
const height = besideTop + besides.length * besideHeight + 4;

/** Stages as bars over the weeks, each with its gate at its end and what has to hold below. */
export function wide(): View {
  const content = (
    <>
      {[0, 2, 4].map((one) => (
        <rect key={one} className={styles.week} x={xOf(one)} y={axis} width={week} height={height - axis} />
      ))}
      {[0, 1, 2, 3, 4, 5, 6].map((one) => (
        <Lines key={one} x={xOf(one)} y={10} lines={one === 0 ? 'Week 0' : String(one)} kind="note" />
      ))}
      <Lines x={ramp + 92} y={10} lines="then batch by batch" kind="note" />
      <path className={drawingStyles.guide} d={`M${chart} ${axis}H${width}`} />
      {rows.map(({stage, from, to, latest = to}, index) => {
        const y = axis + index * rowHeight + 22;
        return (
          <g key={stage.name}>
            {latest > to && <Extension from={xOf(to) - 6} to={xOf(latest)} y={y} />}
            <Bar from={xOf(from)} to={xOf(to)} y={y} />
            <StageTexts {...stage} x={xOf(from)} gateX={xOf(latest)} y={y} />
          </g>
        );
      })}
      {Object.entries(batches).map(([start, length]) => (
        <Bar key={start} from={ramp + Number(start)} to={ramp + Number(start) + length} y={rampTop + 22} />
      ))}
      <StageTexts {...stages.ramp} x={ramp} gateX={ramp + 156} y={rampTop + 22} />
      <Lines x={xOf(1)} y={besideTop - 12} lines="Start these three by stage 2" kind="note" anchor="start" />
      {besides.map((name, index) => {
        const y = besideTop + index * besideHeight + besideHeight / 2;
        return (
          <g key={name}>
            <Lines x={0} y={y} lines={name} kind="note" anchor="start" />
            <Arrow from={[xOf(1), y]} to={[width - 2, y]} />
          </g>
        );
      })}
    </>
  );
  return {width, height, content};
}

/** Name and extent of a stage at the left, its gate at the end of its bar, and what has to hold below where that begins. */
function StageTexts({name, extent, gate, x, gateX, y}: Stage & {x: number; gateX: number; y: number}) {
  const lines = wrapLines(`Gate: ${gate}`, width - x);
  const place = {x, y: y + 16 + lines.length * 7.5};
  return (
    <>
      <Lines x={0} y={y - 8} lines={name} anchor="start" />
      <Lines x={0} y={y + 10} lines={extent} kind="note" anchor="start" />
      <Gate x={gateX} y={y} />
      <Lines {...place} lines={lines} kind="note" anchor="start" className={styles.gateText} />
    </>
  );
}

type Span = {from: number; to: number; y: number};

function Bar({from, to, y}: Span) {
  return <rect className={styles.bar} x={from + 1} y={y - 11} width={to - from - 2} height="22" rx="6" />;
}

/** What a stage may take beyond its shortest time. */
function Extension({from, to, y}: Span) {
  const strokes = [];
  for (let x = from + 8; x + 22 < to; x += 9) strokes.push(`M${x} ${y + 11}l22-22`);
  return (
    <g className={drawingStyles.accentLine}>
      <path opacity="0.4" d={strokes.join('')} />
      <rect className={drawingStyles.dashed} x={from} y={y - 11} width={to - from - 1} height="22" rx="6" />
    </g>
  );
}
