import type {Body, Operation, Parameter} from '@site/plugins/api-reference/samples/shared/readOperation';
import {escapeCode} from '@site/plugins/content/highlight/shared/codeHtml';
import type {ReactNode} from 'react';
import {highlightJson} from '../answer/highlightJson';
import {fieldIds} from '../request/draft';
import {type ControlProps, Field, SecretField, TextField, type TextProps} from './fields';
import {ParameterField} from './ParameterField';
import styles from './styles.module.css';

interface Props {
  operation: Operation;
  /** What the control of a field is given. */
  textOf: (field: string) => TextProps;
  /** The same for a file, by its name in the body. */
  fileOf: (name: string) => Omit<TextProps, 'value' | 'onChange'> & {onChange: (file?: File) => void};
  /** Whether the target is a sandbox, which has example credentials. */
  hasExamples: boolean;
  /** Goes back to them. */
  onExamples?: () => void;
}

/** The fields of a request: who asks, parameters by their place, and the body. */
export function RequestFields(props: Props): ReactNode {
  const {operation, textOf, fileOf} = props;
  const {parameters, body} = operation;
  const fields = (shown: Parameter[]) => (
    <div className={styles.fields}>
      {shown.map((parameter) => (
        <ParameterField key={parameter.id} parameter={parameter} {...textOf(parameter.id)} />
      ))}
    </div>
  );
  const others = parameters.filter(({own}) => !own);
  const folded = others.filter((one) => one.in === 'header' && !one.required);
  const shown = others.filter((one) => !folded.includes(one));
  return (
    <>
      <Access {...props} />
      {shown.length > 0 && (
        <fieldset className={styles.group}>
          <legend>Parameters</legend>
          {fields(shown)}
        </fieldset>
      )}
      {folded.length > 0 && (
        <details className={styles.fold}>
          <summary>Optional request headers</summary>
          {fields(folded)}
        </details>
      )}
      {body && <BodyField {...{body, fileOf}} {...textOf(fieldIds.body)} />}
    </>
  );
}

/** What readers type once for all pages; folded while a sandbox's example values stand there. */
function Access({operation, textOf, onExamples, hasExamples}: Props): ReactNode {
  const {parameters, credentials, isOpen} = operation;
  const own = [
    ...parameters.flatMap(({own: one, required}) => (one ? [{...one, required}] : [])),
    ...credentials.map((one) => ({...one, required: !isOpen})),
  ];
  if (own.length === 0) return null;
  const kept = own.length === 1 ? 'It stays' : own.length === 2 ? 'Both stay' : 'They stay';
  return (
    <details key={String(hasExamples)} className={styles.fold} open={!hasExamples}>
      <summary>
        Access
        {hasExamples && (
          <span className={styles.hint}>
            {' '}
            {onExamples ? 'your own values' : 'example values of the sandbox'}
          </span>
        )}
      </summary>
      <div className={styles.fields}>
        {own.map(({variable, label, isSecret, required}) => {
          const props = {...textOf(variable), label, required};
          return isSecret ? (
            <SecretField key={variable} {...props} secret={label} />
          ) : (
            <TextField key={variable} {...props} />
          );
        })}
      </div>
      <p className={styles.asideLine}>
        <span className={styles.hint}>{kept} in this tab’s memory, for every page, until you reload.</span>
        {onExamples && (
          <button type="button" className={styles.quiet} onClick={onExamples}>
            Use the sandbox’s example values
          </button>
        )}
      </p>
    </details>
  );
}

interface BodyProps extends TextProps {
  body: Body;
  fileOf: Props['fileOf'];
  /** Another source of bodies. */
  children?: ReactNode;
}

/** The body as text, the examples that it can start from, and its files. */
export function BodyField({body, fileOf, children, ...text}: BodyProps): ReactNode {
  const {examples, mediaType, required, kind, files} = body;
  const {id, error, value, onChange} = text;
  const chosen = value === '' ? '' : String(examples.findIndex((one) => one.text === value));
  const isForm = kind === 'form' || kind === 'multipart';
  return (
    <fieldset className={styles.group}>
      <legend>Body</legend>
      {children}
      {kind !== 'file' && (
        <>
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
          <Field
            {...{id, error, required}}
            label={<code>{mediaType}</code>}
            hint={isForm ? 'its fields as JSON; they are sent as a form' : undefined}
          >
            {(control) => <JsonEditor {...{...control, value, onChange}} isJson={kind !== 'text'} />}
          </Field>
        </>
      )}
      {files.map((file) => {
        const {onChange: choose, ...props} = fileOf(file.name);
        return (
          <Field
            key={file.name}
            {...props}
            label={<code>{file.name || mediaType}</code>}
            required={file.required}
            hint="a file"
          >
            {(control) => (
              <input
                {...control}
                className={styles.control}
                type="file"
                onChange={({target}) => choose(target.files?.[0])}
              />
            )}
          </Field>
        );
      })}
    </fieldset>
  );
}

/** Longer texts are shown without colors, which would be drawn anew at each key. */
const longText = 20_000;

/** A text field as high as its text; behind the field, whose own text is transparent, stands the same in colors. */
function JsonEditor({isJson, onChange, ...props}: ControlProps & TextProps & {isJson: boolean}): ReactNode {
  // The space gives a last line that is empty its height.
  const text = `${props.value} `;
  const html = isJson && text.length < longText ? highlightJson(text) : escapeCode(text);
  return (
    <div className={styles.editor}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every character of it is escaped */}
      <pre aria-hidden="true" dangerouslySetInnerHTML={{__html: html}} />
      <textarea {...props} onChange={({target}) => onChange(target.value)} />
    </div>
  );
}
