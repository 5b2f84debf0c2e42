import {SecretInput} from '@site/src/components/controls/SecretInput';
import {useCopyNotice} from '@site/src/components/controls/useCopyNotice';
import clsx from 'clsx';
import {type InputHTMLAttributes, type ReactNode, type SyntheticEvent, useId, useState} from 'react';
import {flushSync} from 'react-dom';
import type {Problem} from '../request/draft';
import type {Range} from '../request/readJson';
import styles from './styles.module.css';

/** What a control takes over from its field. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
}

interface FieldProps {
  /** Unique in the page. */
  id: string;
  label: ReactNode;
  required?: boolean;
  hint?: string;
  error?: string;
}

/** What a form gives a field whose value is a text. */
export interface TextProps extends Pick<FieldProps, 'id' | 'error'> {
  value: string;
  onChange: (text: string) => void;
}

interface LineProps
  extends FieldProps,
    TextProps,
    Pick<InputHTMLAttributes<unknown>, 'type' | 'min' | 'max'> {}

/** A labeled control with its hint and its error, both tied to it. */
export function Field({children, ...field}: FieldProps & {children: (props: ControlProps) => ReactNode}) {
  const {id, label, required = false, hint, error} = field;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <div className={styles.labelLine}>
        <label htmlFor={id}>{label}</label>
        {required && <span className={styles.required}>required</span>}
      </div>
      {children({id, required, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined})}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({id, error}: {id: string; error?: string}): ReactNode {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  );
}

export function TextField({value, onChange, type = 'text', min, max, ...field}: LineProps): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...{...control, type, min, max, value}}
          className={styles.control}
          onChange={({target}) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

export function SecretField({value, onChange, secret, ...field}: LineProps & {secret: string}): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <SecretInput
          {...{...control, value, onChange, secret}}
          className={styles.control}
          classes={{box: styles.secret, button: styles.quiet}}
        />
      )}
    </Field>
  );
}

interface SendProps {
  label: string;
  isSending: boolean;
  /** Whether it has to wait: for an answer, or for the pause after a `429`. */
  isBlocked: boolean;
  onCancel: () => void;
  /** The same request for a terminal. */
  command: string;
  /** What the reader has to know before. */
  warning?: string;
}

/** The buttons that send, cancel and copy the request, in sight as long as its form is. */
export function SendButtons({label, isSending, isBlocked, onCancel, command, warning}: SendProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.actions}>
      <button
        type="submit"
        className="button button--primary"
        // A disabled button would lose the focus that it has.
        aria-disabled={isBlocked}
        aria-describedby={warning && id}
      >
        {label}
      </button>
      {isSending && (
        <button type="button" className={clsx('button', styles.secondary)} onClick={onCancel}>
          Cancel
        </button>
      )}
      <CopyButton text={command} label="Copy as curl" />
      {warning && (
        <p id={id} className={styles.warning}>
          {warning}
        </p>
      )}
    </div>
  );
}

export function CopyButton({text, label}: {text: string; label: string}): ReactNode {
  const {said, copy} = useCopyNotice(text);
  return (
    <span className={styles.copy}>
      <span role="status" className={styles.hint}>
        {said}
      </span>
      <button type="button" className={styles.quiet} onClick={copy}>
        {label}
      </button>
    </span>
  );
}

interface FormProps {
  label: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a request, which Enter with Ctrl sends from a field of several lines too. */
export function Form({label, onSubmit, children}: FormProps): ReactNode {
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form
      // The messages are ours: a browser's own name no bounds, and show one at a time.
      noValidate
      // Controls take these over.
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-label={label}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
      }}
    >
      {children}
    </form>
  );
}

/** What is wrong with the fields of a form. */
export function useProblems() {
  const prefix = useId();
  const [problems, setProblems] = useState<Problem[]>([]);
  const idOf = (field: string) => `${prefix}${field}`;
  return {
    /** What a field is given; a change of it forgives what was wrong. */
    bind: <Value,>(field: string, change: (value: Value) => void) => ({
      id: idOf(field),
      error: problems.find((one) => one.field === field)?.message,
      onChange(value: Value) {
        setProblems((all) => all.filter((one) => one.field !== field));
        change(value);
      },
    }),
    /** Shows all, and takes the reader to the first: the field takes the focus together with its message. */
    show(found: Problem[]) {
      flushSync(() => setProblems(found));
      if (found[0]) focusField(idOf(found[0].field), found[0].range);
    },
  };
}

/** Takes the reader to a control, out of a folded group if need be, and marks the part that is meant. */
export function focusField(id: string, range?: Range): void {
  const control = document.getElementById(id);
  const group = control?.closest('details');
  if (group) group.open = true;
  control?.focus();
  if (range && control instanceof HTMLTextAreaElement) control.setSelectionRange(...range);
}
