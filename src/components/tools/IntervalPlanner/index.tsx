import {numberText} from '@site/model/quantities/numberText';
import {decimalsFor, type Rounding, round} from '@site/model/quantities/rounding';
import {advertisingIntervalS} from '@site/model/radio/transmission';
import type {ReactNode} from 'react';
import '../quantities/planner.css';
import type {ToolProps} from '../frame/framedTool';
import {Table} from '../parts/Table';
import {Planner} from '../quantities/Planner';
import {Plot, type Scale, valuesAlong} from '../quantities/Plot';
import {figure, percentText, yearsText} from '../quantities/texts';
import {agingYears, planOf, resultsOf} from './plan';
import {type PlannerValues, specs} from './specs';

const more = ['duty', 'gateways', 'power', 'current', 'wake', 'sleep', 'payload'] as const;

const axis: Scale = {min: 0.1, max: advertisingIntervalS.max, isLogarithmic: true};
const intervalAxis = {...axis, label: 'Radio interval, s', marks: [0.1, 0.3, 1, 3, 10]};

/** Plans radio interval, battery and packet period. */
export default function IntervalPlanner({typed}: ToolProps): ReactNode {
  return (
    <Planner
      label="Interval planner"
      tool="interval-planner"
      {...{specs, more, typed}}
      results={(values) => resultsOf(planOf(values), values)}
    >
      {(values) => <Planned values={values} />}
    </Planner>
  );
}

function Planned({values}: {values: PlannerValues}): ReactNode {
  const plan = planOf(values);
  const at = (interval: number) => planOf({...values, interval});
  const intervals = valuesAlong(axis);
  const longest = Math.max(...intervals.map((one) => at(one).years));
  return (
    <>
      <div className="tool-plots">
        <Plot
          title="Chance of being heard"
          description={`From ${percentText(at(axis.min).chance)} at 0.1 s to ${percentText(at(axis.max).chance)} at 10.24 s.`}
          x={intervalAxis}
          y={{max: 1, text: (value) => `${Math.round(value * 100)} %`}}
          curve={intervals.map((one) => [one, at(one).chance])}
          marker={{point: [values.interval, plan.chance], text: percentText(plan.chance)}}
        />
        <Plot
          title="Battery life, years"
          description={`From ${yearsText(at(axis.min).years)} at 0.1 s to ${yearsText(longest)} at 10.24 s.`}
          x={intervalAxis}
          y={{max: longest * 1.1, text: (value) => figure(value)}}
          curve={intervals.map((one) => [one, at(one).years])}
          marker={{point: [values.interval, plan.years], text: figure(plan.years, '', 'down')}}
          limit={{y: agingYears, text: 'Aging of the cell decides'}}
        />
      </div>
      <IntervalTable values={values} />
    </>
  );
}

/** Intervals that the page compares too, in seconds. */
const compared = [0.5, 1, 2, 5, 10];

/** The numbers behind the curves. */
function IntervalTable({values}: {values: PlannerValues}): ReactNode {
  const intervals = [...new Set([...compared, values.interval])].sort((one, other) => one - other);
  const plan = planOf(values);
  /** With the decimals that give the plan three digits, so that points stand below each other. */
  const aligned = (value: number, planned: number, rounding: Rounding) =>
    numberText(round(value, decimalsFor(planned, 3), rounding), decimalsFor(planned, 3));
  return (
    <Table
      className="tool-numbers"
      caption="The same plan at other radio intervals"
      columns={['Interval, s', 'Heard', 'Current, µA', 'Battery, years']}
    >
      {intervals.map((interval) => {
        const {chance, currentUa, years} = planOf({...values, interval});
        const isPlanned = interval === values.interval || undefined;
        return (
          <tr key={interval} aria-current={isPlanned}>
            <td>{numberText(interval)}</td>
            <td>{percentText(chance, 'nearest', 1)}</td>
            <td>{aligned(currentUa, plan.currentUa, 'nearest')}</td>
            <td>{aligned(years, plan.years, 'down')}</td>
          </tr>
        );
      })}
    </Table>
  );
}
