import type {ReactNode} from 'react';

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

/** What came out of a planner; the values are told as they change. */
export function Results({results}: {results: readonly Result[]}): ReactNode {
  return (
    <>
      <p role="status" className="tool-unseen">
        {results.map(({name, value}) => `${name}: ${value}`).join('. ')}.
      </p>
      <dl className="tool-results">
        {results.map(({name, value, note, tone, formula}) => (
          <div key={name} data-tone={tone}>
            <dt>{name}</dt>
            <dd className="tool-value">{value}</dd>
            {formula && (
              <dd>
                <code>{formula}</code>
              </dd>
            )}
            {note && <dd className="tool-hint">{note}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
}
