import {clockLimitS, dayS} from '@site/model/clock/midnightMargin';
import {type ReactNode, useId, useState} from 'react';
import '../quantities/planner.css';
import type {ToolProps} from '../frame/framedTool';
import {Segments} from '../parts/Segments';
import {useAddress, useParametersAtStart} from '../parts/useAddress';
import {NumberFields} from '../quantities/NumberFields';
import {Results} from '../quantities/Results';
import {describeStart, parametersOf} from '../quantities/specs';
import {useNumbers} from '../quantities/useNumbers';
import {ErrorPlot} from './ErrorPlot';
import {MidnightPlot} from './MidnightPlot';
import {planClock} from './planClock';
import {resultsOf} from './resultsOf';
import {type ClockName, commonNames, namesFor, type ResetKind, resetKinds, specs} from './specs';

/** What its address begins with. */
const tool = 'clock-planner';

/** Only what the chosen behavior asks for. */
function chosenSpecs(kind: ResetKind): Partial<typeof specs> {
  const names = [...commonNames, ...namesFor[kind]];
  return Object.fromEntries(names.map((name) => [name, specs[name]]));
}

function kindIn(parameters: URLSearchParams): ResetKind {
  const kind = parameters.get('reset') ?? '';
  return Object.hasOwn(resetKinds, kind) ? (kind as ResetKind) : 'runs-on';
}

/** Plans how often a device has to set its clock. */
export default function ClockPlanner({typed}: ToolProps): ReactNode {
  const prefix = useId();
  const start = useParametersAtStart(tool);
  const [kind, setKind] = useState<ResetKind>(() => kindIn(start));
  const {texts, isChanged, values, errors, change, reset} = useNumbers(specs, start, typed);
  const parameters = parametersOf(chosenSpecs(kind) as typeof specs, texts);
  if (kind !== 'runs-on') parameters.set('reset', kind);
  useAddress(tool, parameters);
  const names: readonly ClockName[] = [...commonNames, ...namesFor[kind]];
  return (
    <section className="tool" aria-label="Clock planner">
      <form className="tool-form" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <div className="tool-wide">
          <Segments name="reset" legend="At a reset" choices={resetKinds} value={kind} onChange={setKind} />
        </div>
        <NumberFields {...{prefix, specs, names, texts, errors}} onChange={change} />
        {(isChanged || kind !== 'runs-on') && (
          <button
            type="button"
            className="tool-quiet"
            onClick={() => {
              reset();
              setKind('runs-on');
            }}
          >
            Show the example
          </button>
        )}
      </form>
      <p className="tool-without">
        A worked example<span data-browser-only>, since scripts are off in your browser</span>: a clock that
        runs on through resets, {describeStart(chosenSpecs('runs-on') as typeof specs)}.
      </p>
      {values ? (
        <Planned values={values} kind={kind} />
      ) : (
        <p className="tool-result">Correct the marked fields to see a plan.</p>
      )}
    </section>
  );
}

function Planned({values, kind}: {values: Readonly<Record<ClockName, number>>; kind: ResetKind}): ReactNode {
  const plan = planClock(values, kind);
  return (
    <div className="tool-result">
      <Results results={resultsOf(plan, values, kind)} />
      <div className="tool-plots">
        <MidnightPlot {...plan} limitS={clockLimitS} />
        <ErrorPlot values={values} kind={kind} limitS={clockLimitS} dayS={dayS} />
      </div>
    </div>
  );
}
