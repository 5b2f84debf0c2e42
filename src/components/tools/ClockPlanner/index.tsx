import {clockLimitS, dayS} from '@site/model/clock';
import {numberText} from '@site/model/quantities/numberText';
import {type ReactNode, useState} from 'react';
import '../quantities/planner.css';
import type {ToolProps} from '../frame/framedTool';
import {Segments} from '../parts/Segments';
import {useParametersAtStart} from '../parts/useAddress';
import {Planner} from '../quantities/Planner';
import {Plot, PlotFrame, placeOn, rounded, roundMarks, valuesAlong} from '../quantities/Plot';
import {durationText, figure} from '../quantities/texts';
import {type ClockPlan, planClock, resultsOf} from './plan';
import {type ClockValues, namesFor, type ResetKind, resetKinds, specs} from './specs';

/** What its address begins with. */
const tool = 'clock-planner';

const more = ['source', 'refresh'] as const;

function kindOf(given: string | null | undefined): ResetKind {
  return given && Object.hasOwn(resetKinds, given) ? (given as ResetKind) : 'runs-on';
}

/** Plans how often a device has to set its clock. */
export default function ClockPlanner({typed: {reset, ...typed} = {}}: ToolProps): ReactNode {
  const start = useParametersAtStart(tool);
  const [kind, setKind] = useState(() => kindOf(reset ?? start.get('reset')));
  return (
    <Planner
      label="Clock planner"
      {...{tool, specs, more, typed}}
      names={namesFor[kind]}
      exampleNames={namesFor['runs-on']}
      chosen={kind === 'runs-on' ? {} : {reset: kind}}
      choice={
        <Segments name="reset" legend="At a reset" choices={resetKinds} value={kind} onChange={setKind} />
      }
      onReset={() => setKind('runs-on')}
      results={(values) => resultsOf(planClock(values, kind), values, kind)}
      example="a clock that runs on through resets, "
    >
      {(values) => (
        <div className="tool-plots">
          <MidnightPlot {...planClock(values, kind)} />
          <ErrorPlot values={values} kind={kind} />
        </div>
      )}
    </Planner>
  );
}

/** When the device may change its time counter, around 00:00 UTC. */
function MidnightPlot({earlyS, lateS}: ClockPlan): ReactNode {
  const [left, right] = [16, 324];
  const reach = Math.max(earlyS, lateS, clockLimitS) * 1.25;
  const xOf = (offsetS: number) =>
    rounded(left + placeOn({min: -reach, max: reach}, offsetS) * (right - left));
  const [limitStart, middle, limitEnd] = [xOf(-clockLimitS), xOf(0), xOf(clockLimitS)];
  const isWithin = Math.max(earlyS, lateS) <= clockLimitS;
  const [early, late] = [durationText(earlyS, 'up'), durationText(lateS, 'up')];
  const times = {'23:00': limitStart, '00:00 UTC': middle, '01:00': limitEnd};
  return (
    <PlotFrame
      title="Change of the time counter"
      description={`Between ${early} before and ${late} after 00:00 UTC; the clock has to be right within 1 h.`}
    >
      <rect
        className="tool-allowed"
        x={limitStart}
        y="56"
        width={limitEnd - limitStart}
        height="120"
        rx="5"
      />
      <text x={middle} y="48" textAnchor="middle">
        Within one hour
      </text>
      <path className="tool-grid" d={`M${left} 176H${right}`} />
      <path className="tool-marker-line" d={`M${middle} 56V178`} />
      <rect
        className={isWithin ? 'tool-span' : 'tool-span tool-span-bad'}
        x={Math.min(xOf(-earlyS), middle - 1.5)}
        y="104"
        width={Math.max(xOf(lateS) - xOf(-earlyS), 3)}
        height="24"
        rx="3"
      />
      <text className="tool-plot-title" x={middle - 6} y="94" textAnchor="end">
        {`−${early}`}
      </text>
      <text className="tool-plot-title" x={middle + 6} y="94">
        {`+${late}`}
      </text>
      {Object.entries(times).map(([text, x]) => (
        <text key={text} x={x} y="194" textAnchor="middle">
          {text}
        </text>
      ))}
    </PlotFrame>
  );
}

/** The error of the clock over the time since it was set. */
function ErrorPlot({values, kind}: {values: ClockValues; kind: ResetKind}): ReactNode {
  const errorAfter = (resync: number) => planClock({...values, resync}, kind).slowS / 60;
  const limit = clockLimitS / 60;
  const x = {min: 0, max: Math.max(values.resync * 1.5, 1)};
  const planned = errorAfter(values.resync);
  const plannedText = durationText(planned * 60, 'up');
  const days = values.resync === 1 ? 'day' : 'days';
  return (
    <Plot
      title="Error of the clock, minutes"
      description={`It grows from ${durationText(errorAfter(0) * 60, 'up')} to ${plannedText} in ${numberText(values.resync)} ${days}, ${figure((values.drift * dayS) / 1e6, 's', 'up')} a day.`}
      x={{...x, label: 'Days since the clock was set', marks: roundMarks(x.max)}}
      y={{max: Math.max(errorAfter(x.max), limit) * 1.15, text: (value) => figure(value)}}
      curve={valuesAlong(x).map((one) => [one, errorAfter(one)])}
      marker={{point: [values.resync, planned], text: plannedText}}
      limit={{y: limit, text: 'Within one hour'}}
    />
  );
}
