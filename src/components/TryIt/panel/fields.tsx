import {type Bound, Field as LabeledField} from '@site/src/components/controls/Field';
import {type ComponentProps, type ReactNode, useId, useState} from 'react';
import {flushSync} from 'react-dom';
import {fieldIds, type Problem, type RequestDraft, type Texts} from '../request/draft';
import type {Range} from '../request/readJson';
import {Editor} from './code';
import styles from './styles.module.css';

type FieldProps = Omit<ComponentProps<typeof LabeledField>, 'look' | 'children'> & {
  children?: ReactNode;
  /** How an editor colors its text. */
  language?: 'json' | 'text';
};

/** A field of the panel; with a language it is an editor. */
export function Field({language, children, ...field}: FieldProps): ReactNode {
  return (
    <LabeledField {...field} look={styles}>
      {language ? ({className: _, ...control}) => <Editor {...control} language={language} /> : children}
    </LabeledField>
  );
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
    problems,
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
