import type {ReactNode} from 'react';
import {numberText} from '@site/model/quantities/numberText';
import {figure, percentText} from '../quantities/texts';
import {planOf} from './plan';
import type {PlannerName} from './specs';

/** Intervals that the page compares too, in seconds. */
const compared = [0.5, 1, 2, 5, 10];

/** The numbers behind the curves. */
export function IntervalTable({values}: {values: Readonly<Record<PlannerName, number>>}): ReactNode {
  const intervals = [...new Set([...compared, values.interval])].sort((one, other) => one - other);
  return (
    <table className="tool-table">
      <caption className="tool-unseen">The same plan at other radio intervals</caption>
      <thead>
        <tr>
          <th scope="col">Interval, s</th>
          <th scope="col">Heard</th>
          <th scope="col">Current, µA</th>
          <th scope="col">Battery, years</th>
        </tr>
      </thead>
      <tbody>
        {intervals.map((interval) => {
          const {chance, currentUa, years} = planOf({...values, interval});
          const isPlanned = interval === values.interval;
          return (
            <tr
              key={interval}
              data-tone={isPlanned ? 'text' : undefined}
              aria-current={isPlanned || undefined}
            >
              <td>{numberText(interval)}</td>
              <td>{percentText(chance)}</td>
              <td>{figure(currentUa)}</td>
              <td>{figure(years, '', 'down')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
