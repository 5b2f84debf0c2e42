import type {ComponentProps, ReactNode} from 'react';
import {SecretInput} from './SecretInput';

/** What a form gives a field. */
export interface Bound {
  /** Unique in the page. */
  id: string;
  error?: string;
  /** The text; of a file there is none. */
  value?: string;
  onChange: (text: string, file?: File) => void;
}

type Input = ComponentProps<'input'>;

export interface FieldProps
  extends Bound,
    Pick<Input, 'name' | 'type' | 'inputMode' | 'autoComplete' | 'spellCheck'>,
    Pick<Input, 'min' | 'max' | 'step' | 'required' | 'placeholder'> {
  label: ReactNode;
  hint?: string;
  /** The options to choose from, or what makes a control of another kind of what it is given. */
  children?: ReactNode | ((control: ComponentProps<'textarea'>) => ReactNode);
  /** What is hidden, for the name of the button that shows it: `API key`. */
  secret?: string;
  /** Lines that a short text has room for. */
  rows?: number;
  /** Classes, by what they are for. */
  look: Readonly<Record<string, string>>;
}

/** A labeled control of the kind that its properties ask for, with its hint and its error, both tied to it. */
export function Field({
  label,
  hint,
  error,
  secret,
  onChange,
  children,
  look,
  ...given
}: FieldProps): ReactNode {
  const {id, required, value = ''} = given;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const control = {
    ...given,
    className: look.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
    onChange: ({target}: {target: {value: string; files?: FileList | null}}) =>
      onChange(target.value, target.files?.[0]),
  };
  const name = <label htmlFor={id}>{label}</label>;
  return (
    <div className={look.field}>
      {look.labelLine ? (
        <div className={look.labelLine}>
          {name}
          {required && <span className={look.required}>required</span>}
        </div>
      ) : (
        name
      )}
      {secret !== undefined ? (
        <SecretInput
          {...{...control, value, onChange, secret}}
          classes={{box: look.secret, button: look.quiet}}
        />
      ) : typeof children === 'function' ? (
        children(control)
      ) : children ? (
        <select {...control}>{children}</select>
      ) : given.rows ? (
        <textarea {...control} />
      ) : (
        <input type="text" {...control} />
      )}
      <Note id={`${id}-hint`} className={look.hint} text={hint} />
      <Note id={`${id}-error`} className={look.error} text={error} />
    </div>
  );
}

/** What describes a control, where there is something to say. */
export function Note({text, ...paragraph}: {id: string; className: string; text?: string}): ReactNode {
  return text && <p {...paragraph}>{text}</p>;
}
