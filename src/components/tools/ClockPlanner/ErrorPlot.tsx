import {numberText} from '@site/model/quantities/numberText';
import type {ReactNode} from 'react';
import {Plot} from '../quantities/Plot';
import {roundMarks, valuesAlong} from '../quantities/plot';
import {durationText, figure} from '../quantities/texts';
import {planClock} from './planClock';
import type {ClockName, ResetKind} from './specs';

interface Props {
  values: Readonly<Record<ClockName, number>>;
  kind: ResetKind;
  limitS: number;
  dayS: number;
}

/** The error of the clock over the time since it was set. */
export function ErrorPlot({values, kind, limitS, dayS}: Props): ReactNode {
  const errorAfter = (resync: number) => planClock({...values, resync}, kind).slowS / 60;
  const x = {min: 0, max: Math.max(values.resync * 1.5, 1)};
  const planned = errorAfter(values.resync);
  const days = values.resync === 1 ? 'day' : 'days';
  return (
    <Plot
      title="Error of the clock, minutes"
      description={`It grows from ${durationText(errorAfter(0) * 60, 'up')} to ${durationText(planned * 60, 'up')} in ${numberText(values.resync)} ${days}, ${figure((values.drift * dayS) / 1e6, 's', 'up')} a day.`}
      x={{...x, label: 'Days since the clock was set', marks: roundMarks(x.max)}}
      y={{
        min: 0,
        max: Math.max(errorAfter(x.max), limitS / 60) * 1.15,
        label: '',
        text: (value) => figure(value),
      }}
      curve={valuesAlong(x).map((one) => [one, errorAfter(one)])}
      marker={{point: [values.resync, planned], text: durationText(planned * 60, 'up')}}
      limit={{y: limitS / 60, text: 'Within one hour'}}
    />
  );
}
