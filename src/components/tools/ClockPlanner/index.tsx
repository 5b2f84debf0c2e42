import {clockLimitS, dayS} from '@site/model/clock/midnightMargin';
import {numberText} from '@site/model/quantities/numberText';
import {type ReactNode, useState} from 'react';
import '../quantities/planner.css';
import type {ToolProps} from '../frame/framedTool';
import {Segments} from '../parts/Segments';
import {useParametersAtStart} from '../parts/useAddress';
import {Planner} from '../quantities/Planner';
import {Plot, roundMarks, valuesAlong} from '../quantities/Plot';
import {durationText, figure} from '../quantities/texts';
import {MidnightPlot} from './MidnightPlot';
import {planClock, resultsOf} from './plan';
import {type ClockValues, namesFor, type ResetKind, resetKinds, specs} from './specs';

/** What its address begins with. */
const tool = 'clock-planner';

const more = ['source', 'refresh'] as const;
const ofReset = ['save', 'off', 'resets', 'wait'] as const;

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
      ofChoice={ofReset}
      onReset={() => setKind('runs-on')}
      results={(values) => resultsOf(planClock(values, kind), values, kind)}
      example="a clock that runs on through resets, "
    >
      {(values) => (
        <div className="tool-plots">
          <MidnightPlot {...planClock(values, kind)} limitS={clockLimitS} />
          <ErrorPlot values={values} kind={kind} />
        </div>
      )}
    </Planner>
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
