import {SecretInput} from '@site/src/components/controls/SecretInput';
import {type ComponentProps, type ReactNode, useId, useState} from 'react';
import {flushSync} from 'react-dom';
import {fieldIds, type Problem, type RequestDraft, type Texts} from '../request/draft';
import type {Range} from '../request/readJson';
import {Editor} from './code';
import styles from './styles.module.css';

/** What a form gives a field. */
export interface Bound {
  /** Unique in the page. */
  id: string;
  error?: string;
  /** The text; of a file there is none. */
  value?: string;
  onChange: (text: string, file?: File) => void;
}

interface FieldProps
  extends Bound,
    Pick<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step' | 'required' | 'placeholder'> {
  label: ReactNode;
  hint?: string;
  /** The options to choose from. */
  children?: ReactNode;
  /** What is hidden, for the name of the button that shows it: `API key`. */
  secret?: string;
  /** How an editor colors its text. */
  language?: 'json' | 'text';
  /** Lines that a short text has room for. */
  rows?: number;
}

/** A labeled control of the kind that its properties ask for, with its hint and its error, both tied to it. */
export function Field({label, hint, error, secret, language, onChange, children, ...given}: FieldProps) {
  const {id, required = false, value = ''} = given;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const plain = {
    ...given,
    required,
    'aria-invalid': Boolean(error),
    'aria-describedby': described,
    onChange: ({target}: {target: {value: string; files?: FileList | null}}) =>
      onChange(target.value, target.files?.[0]),
  };
  const control = {...plain, className: styles.control};
  return (
    <div>
      <div className={styles.labelLine}>
        <label htmlFor={id}>{label}</label>
        {required && <span className={styles.required}>required</span>}
      </div>
      {secret !== undefined ? (
        <SecretInput
          {...{...control, value, onChange, secret}}
          classes={{box: styles.secret, button: styles.quiet}}
        />
      ) : children ? (
        <select {...control}>{children}</select>
      ) : language ? (
        <Editor {...{...plain, value, language}} />
      ) : given.rows ? (
        <textarea {...control} />
      ) : (
        <input type="text" {...control} />
      )}
      <Note id={`${id}-hint`} className={styles.hint} text={hint} />
      <Note id={`${id}-error`} className={styles.error} text={error} />
    </div>
  );
}

/** What describes a control, where there is something to say. */
export function Note({text, ...paragraph}: {id: string; className: string; text?: string}): ReactNode {
  return text && <p {...paragraph}>{text}</p>;
}

export type Fields = ReturnType<typeof useFields>;

/** The fields of a form: what each of them is given, the files that were chosen, and what is wrong. */
export function useFields(texts: Texts, onText: (field: string, text: string) => void) {
  const prefix = useId();
  const [files, setFiles] = useState<RequestDraft['files']>({});
  const [problems, setProblems] = useState<Problem[]>([]);
  const idOf = (field: string) => `${prefix}${field}`;
  // A change of a field forgives what was wrong.
  const bind = (field: string, change: Bound['onChange']): Bound => ({
    id: idOf(field),
    error: problems.find((one) => one.field === field)?.message,
    onChange(text, file) {
      setProblems((all) => all.filter((one) => one.field !== field));
      change(text, file);
    },
  });
  return {
    draft: {texts, files},
    textOf: (field: string): Bound => ({
      ...bind(field, (text) => onText(field, text)),
      value: texts[field] ?? '',
    }),
    /** The same for a file, by its name in the body. */
    fileOf: (name: string): Bound =>
      bind(fieldIds.file(name), (_, file) =>
        setFiles(({[name]: _before, ...others}) => (file ? {...others, [name]: file} : others)),
      ),
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
