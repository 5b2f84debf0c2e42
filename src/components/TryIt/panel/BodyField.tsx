import type {ReactNode} from 'react';
import type {Body} from '../operation/Operation';
import {Field} from './Field';
import styles from './styles.module.css';

interface Props {
  id: string;
  body: Body;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  /** Another source of bodies. */
  children?: ReactNode;
}

/** The body as text, and the examples that it can start from. */
export function BodyField({id, body, value, error, onChange, children}: Props): ReactNode {
  const {examples, mediaType, required} = body;
  const chosen = value === '' ? '' : String(examples.findIndex(({text}) => text === value));
  return (
    <fieldset className={styles.group}>
      <legend>Body</legend>
      {children}
      <Field id={`${id}-example`} label="Start from an example">
        {({required: _, ...control}) => (
          <select
            {...control}
            className={styles.control}
            value={chosen}
            onChange={({target}) => onChange(examples[Number(target.value || -1)]?.text ?? '')}
          >
            {examples.map(({name}, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
            {(!required || chosen === '') && <option value="">No body</option>}
            {chosen === '-1' && <option value="-1">As edited below</option>}
          </select>
        )}
      </Field>
      <Field id={id} label={<code>{mediaType}</code>} required={required} error={error}>
        {(control) => (
          <textarea
            {...control}
            className={styles.editor}
            rows={Math.min(20, Math.max(4, value.split('\n').length + 1))}
            value={value}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            onChange={({target}) => onChange(target.value)}
          />
        )}
      </Field>
    </fieldset>
  );
}
