import type {ReactNode} from 'react';

/** What a control takes over from its field. */
export interface ControlProps {
  id: string;
  name: string;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface Props {
  /** Of the control; unique in its tool. */
  name: string;
  /** Of the tool, unique in the page. */
  prefix: string;
  label: string;
  hint?: string;
  /** What is wrong with the value. */
  error?: string;
  isWide?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A labeled control with its hint and its error, both tied to it. */
export function Field({name, prefix, label, hint, error, isWide, children}: Props): ReactNode {
  const id = `${prefix}${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={isWide ? 'tool-field tool-wide' : 'tool-field'}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: 'tool-control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="tool-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="tool-error">
          {error}
        </p>
      )}
    </div>
  );
}
