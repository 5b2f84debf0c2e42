import {advertisingIntervalS} from '@site/model/radio/radioLimits';
import {type ReactNode, useId} from 'react';
import '../quantities/planner.css';
import type {ToolProps} from '../frame/framedTool';
import {useAddress, useParametersAtStart} from '../parts/useAddress';
import {NumberFields} from '../quantities/NumberFields';
import {Plot} from '../quantities/Plot';
import {type Scale, valuesAlong} from '../quantities/plot';
import {Results} from '../quantities/Results';
import {describeStart, parametersOf} from '../quantities/specs';
import {figure, percentText, yearsText} from '../quantities/texts';
import {useNumbers} from '../quantities/useNumbers';
import {IntervalTable} from './IntervalTable';
import {planOf} from './plan';
import {agingYears, resultsOf} from './resultsOf';
import {names, type PlannerName, specs} from './specs';

/** What its address begins with. */
const tool = 'interval-planner';

const axis: Scale = {min: 0.1, max: advertisingIntervalS.max, isLogarithmic: true};
const intervalAxis = {...axis, label: 'Radio interval, s', marks: [0.1, 0.3, 1, 3, 10]};

/** Plans radio interval, battery and packet period. */
export default function IntervalPlanner({typed}: ToolProps): ReactNode {
  const prefix = useId();
  const {texts, isChanged, values, errors, change, reset} = useNumbers(
    specs,
    useParametersAtStart(tool),
    typed,
  );
  useAddress(tool, parametersOf(specs, texts));
  return (
    <section className="tool" aria-label="Interval planner">
      <form className="tool-form" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <NumberFields {...{prefix, specs, names, texts, errors}} onChange={change} />
        {isChanged && (
          <button type="button" className="tool-quiet" onClick={reset}>
            Show the example
          </button>
        )}
      </form>
      <p className="tool-without">
        A worked example<span data-browser-only>, since scripts are off in your browser</span>:{' '}
        {describeStart(specs)}.
      </p>
      {values ? (
        <Planned values={values} />
      ) : (
        <p className="tool-result">Correct the marked fields to see a plan.</p>
      )}
    </section>
  );
}

function Planned({values}: {values: Readonly<Record<PlannerName, number>>}): ReactNode {
  const plan = planOf(values);
  const at = (interval: number) => planOf({...values, interval});
  const intervals = valuesAlong(axis);
  const longest = Math.max(...intervals.map((one) => at(one).years));
  return (
    <div className="tool-result">
      <Results results={resultsOf(plan, values)} />
      <div className="tool-plots">
        <Plot
          title="Chance of being heard"
          description={`From ${percentText(at(axis.min).chance)} at 0.1 s to ${percentText(at(axis.max).chance)} at 10.24 s.`}
          x={intervalAxis}
          y={{min: 0, max: 1, label: '', text: (value) => `${Math.round(value * 100)} %`}}
          curve={intervals.map((one) => [one, at(one).chance])}
          marker={{point: [values.interval, plan.chance], text: percentText(plan.chance)}}
        />
        <Plot
          title="Battery life, years"
          description={`From ${yearsText(at(axis.min).years)} at 0.1 s to ${yearsText(longest)} at 10.24 s.`}
          x={intervalAxis}
          y={{min: 0, max: longest * 1.1, label: '', text: (value) => figure(value)}}
          curve={intervals.map((one) => [one, at(one).years])}
          marker={{point: [values.interval, plan.years], text: figure(plan.years, '', 'down')}}
          limit={{y: agingYears, text: 'Aging of the cell decides'}}
        />
      </div>
      <IntervalTable values={values} />
    </div>
  );
}
