import {type ReactNode, useId, useState} from 'react';
import type {ToolProps} from '../frame/framedTool';
import {Field} from '../parts/Field';
import {useAddress, useParametersAtStart} from '../parts/useAddress';
import {describeStart, parametersOf, readNumbers, type Specs, textsFor} from './numbers';

interface Props<Name extends string> extends ToolProps {
  label: string;
  /** What its address begins with. */
  tool: string;
  specs: Specs<Name>;
  /** Those of the example; by default all. */
  exampleNames?: Name[];
  /** Those to show; what the example lacks is asked for with what is chosen alone, and stands beside the choice. */
  names?: Name[];
  /** Those that stand folded below the others and the results: an example rarely needs another value there. */
  more: readonly NoInfer<Name>[];
  /** What else there is to choose, as parameters of the address; none for what is chosen at first. */
  chosen?: Readonly<Record<string, string>>;
  choice?: ReactNode;
  onReset?: () => void;
  /** What stands before the numbers of the example. */
  example?: string;
  /** What comes out, beside the inputs. */
  results: (values: Readonly<Record<Name, number>>) => readonly Result[];
  /** The drawings and tables of the plan, below both. */
  children: (values: Readonly<Record<Name, number>>) => ReactNode;
}

/** A tool that asks for numbers, and plans with them as long as all can be read. */
export function Planner<Name extends string>({
  label,
  tool,
  specs,
  exampleNames = Object.keys(specs) as Name[],
  names = exampleNames,
  more,
  chosen = {},
  choice,
  onReset,
  example = '',
  results,
  typed: {folds, ...typed} = {},
  children,
}: Props<Name>): ReactNode {
  const prefix = useId();
  const start = useParametersAtStart(tool);
  const [texts, setTexts] = useState(() => ({...textsFor(specs, start), ...typed}));
  // A field that is not shown cannot be corrected: it counts as at first.
  const shown = {...textsFor(specs), ...Object.fromEntries(names.map((name) => [name, texts[name]]))};
  const {values, errors} = readNumbers(specs, shown);
  useAddress(tool, new URLSearchParams([...parametersOf(specs, texts, names), ...Object.entries(chosen)]));
  const isChanged =
    Object.keys(chosen).length > 0 || JSON.stringify(shown) !== JSON.stringify(textsFor(specs));
  const [isOpen] = useState(
    () => folds !== undefined || more.some((name) => texts[name] !== String(specs[name].start)),
  );
  const plan = values && results(values);
  const fieldOf = (name: Name) => {
    const {label, unit, hint} = specs[name];
    return (
      <Field
        key={name}
        {...{name, prefix, hint}}
        label={unit ? `${label}, ${unit}` : label}
        error={errors[name]}
        inputMode="decimal"
        autoComplete="off"
        value={texts[name]}
        onChange={(text) => setTexts((before) => ({...before, [name]: text}))}
      />
    );
  };
  return (
    <section className="tool tool-planner" aria-label={label} tabIndex={-1}>
      <p className="tool-without">
        A worked example<span data-browser-only>, since scripts are off in your browser</span>
        {`: ${example}`}
        {describeStart(specs, exampleNames)}.
      </p>
      {choice && (
        <div className="tool-form">
          <div className="tool-wide">{choice}</div>
          {names.filter((name) => !exampleNames.includes(name)).map(fieldOf)}
        </div>
      )}
      <div className="tool-row">
        <form className="tool-form" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
          {exampleNames.filter((name) => !more.includes(name)).map(fieldOf)}
          {isChanged && (
            <button
              type="button"
              className="tool-quiet"
              onClick={({currentTarget}) => {
                setTexts(textsFor(specs));
                onReset?.();
                // This button goes.
                currentTarget.closest('section')?.focus({preventScroll: true});
              }}
            >
              Show the example
            </button>
          )}
        </form>
        <p role="status" className={plan ? 'tool-unseen' : 'tool-results'}>
          {plan ? inWords(plan) : 'Correct the marked fields to see a plan.'}
        </p>
        {plan && <Results results={plan} />}
      </div>
      <div className="tool-form">
        <details className="tool-fold tool-wide" open={isOpen}>
          <summary>More inputs</summary>
          <div className="tool-more">{more.map(fieldOf)}</div>
        </details>
      </div>
      {values && children(values)}
    </section>
  );
}

/** One number that came out. */
export interface Result {
  name: string;
  value: string;
  /** What it means, or what to do. */
  note?: string;
  tone?: 'good' | 'bad' | 'open';
  /** The formula with the numbers put in. */
  formula?: string;
}

/** Spaces before units, around the sign between two of them, and in parentheses beside a number. */
const unbroken = /(?<=\d) (?=\p{L}|%)|(?<=\p{L}) (?=\/)|(?<=\/) (?=\d)|(?<=\(\d+) | (?=[\d.]+\))/gu;

const inWords = (results: readonly Result[]) =>
  results.map(({name, value}) => `${name}: ${value}`).join('. ');

/** What came out of a planner. */
function Results({results}: {results: readonly Result[]}): ReactNode {
  return (
    <dl className="tool-results">
      {results.map(({name, value, note, tone, formula}) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd className="tool-value">{value}</dd>
          {formula && (
            <dd>
              <code>{formula.replaceAll(unbroken, '\u00a0')}</code>
            </dd>
          )}
          {note && <dd className="tool-hint">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
