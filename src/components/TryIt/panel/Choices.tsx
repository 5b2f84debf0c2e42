import type {ReactNode} from 'react';
import {lines} from '../request/readValue';
import styles from './styles.module.css';

interface Props {
  id: string;
  legend: string;
  choices: string[];
  /** The chosen ones, one a line. */
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** Check boxes for a list of which each item is one of a few values. */
export function Choices({id, legend, choices, value, error, onChange}: Props): ReactNode {
  const chosen = lines(value);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.choices}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>
        <code>{legend}</code>
      </legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({target}) => {
              const wanted = (one: string) => (one === choice ? target.checked : chosen.includes(one));
              onChange(choices.filter(wanted).join('\n'));
            }}
          />
          <code>{choice}</code>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
