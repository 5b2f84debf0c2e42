import type {Body, Operation, Parameter} from '@site/plugins/api-reference/samples/shared/readOperation';
import {escapeCode} from '@site/plugins/content/highlight/shared/codeHtml';
import type {ReactNode} from 'react';
import {highlightJson} from '../answer/highlightJson';
import {fieldIds, type RequestDraft} from '../request/draft';
import {type ControlProps, Field, SecretField, TextField} from './fields';
import {ParameterField} from './ParameterField';
import styles from './styles.module.css';

interface Props {
  operation: Operation;
  draft: RequestDraft;
  /** A field's id in the page. */
  idOf: (field: string) => string;
  errorOf: (field: string) => string | undefined;
  onChange: (field: string, text: string) => void;
  onFile: (name: string, file: File | undefined) => void;
  /** Whether the target is a sandbox, which has example credentials. */
  hasExamples: boolean;
  /** Goes back to them. */
  onExamples?: () => void;
}

/** The fields of a request: who asks, parameters by their place, and the body. */
export function RequestFields(props: Props): ReactNode {
  const {operation, draft, idOf, errorOf, onChange} = props;
  const {parameters, body} = operation;
  const fields = (shown: Parameter[]) => (
    <div className={styles.fields}>
      {shown.map((parameter) => (
        <ParameterField
          key={parameter.id}
          id={idOf(parameter.id)}
          parameter={parameter}
          value={draft.values[parameter.id] ?? ''}
          error={errorOf(parameter.id)}
          onChange={(value) => onChange(parameter.id, value)}
        />
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
      {body && (
        <BodyField
          {...props}
          body={body}
          value={draft.body}
          onChange={(value) => onChange(fieldIds.body, value)}
        />
      )}
    </>
  );
}

/** What readers type once for all pages; folded while a sandbox's example values stand there. */
function Access({operation, draft, idOf, errorOf, onChange, onExamples, hasExamples}: Props): ReactNode {
  const {parameters, credentials} = operation;
  const own = [
    ...parameters.flatMap(({own: one, required}) => (one ? [{...one, required}] : [])),
    ...credentials.map((one) => ({...one, required: !operation.isOpen})),
  ];
  if (own.length === 0) return null;
  const [kept, stays] = [
    own.length === 2 ? 'Both' : own.length === 1 ? 'It' : 'They',
    own.length === 1 ? 'stays' : 'stay',
  ];
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
          const props = {
            id: idOf(variable),
            label,
            required,
            error: errorOf(variable),
            value: draft.own[variable] ?? '',
            onChange: (text: string) => onChange(variable, text),
          };
          return isSecret ? (
            <SecretField key={variable} {...props} secret={label} />
          ) : (
            <TextField key={variable} {...props} />
          );
        })}
      </div>
      <p className={styles.asideLine}>
        <span className={styles.hint}>
          {kept} {stays} in this tab’s memory, for every page, until you reload.
        </span>
        {onExamples && (
          <button type="button" className={styles.quiet} onClick={onExamples}>
            Use the sandbox’s example values
          </button>
        )}
      </p>
    </details>
  );
}

interface BodyProps extends Pick<Props, 'idOf' | 'errorOf' | 'onFile'> {
  body: Body;
  value: string;
  onChange: (value: string) => void;
  /** Another source of bodies. */
  children?: ReactNode;
}

/** The body as text, the examples that it can start from, and its files. */
export function BodyField({body, value, idOf, errorOf, onChange, onFile, children}: BodyProps): ReactNode {
  const {examples, mediaType, required, kind, files} = body;
  const id = idOf(fieldIds.body);
  const chosen = value === '' ? '' : String(examples.findIndex(({text}) => text === value));
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
            id={id}
            label={<code>{mediaType}</code>}
            required={required}
            hint={
              kind === 'form' || kind === 'multipart'
                ? 'its fields as JSON; they are sent as a form'
                : undefined
            }
            error={errorOf(fieldIds.body)}
          >
            {(control) => <JsonEditor {...{...control, value, onChange}} isJson={kind !== 'text'} />}
          </Field>
        </>
      )}
      {files.map((file) => (
        <Field
          key={file.name}
          id={idOf(fieldIds.file(file.name))}
          label={<code>{file.name || mediaType}</code>}
          required={file.required}
          hint="a file"
          error={errorOf(fieldIds.file(file.name))}
        >
          {(control) => (
            <input
              {...control}
              className={styles.control}
              type="file"
              onChange={({target}) => onFile(file.name, target.files?.[0])}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}

/** Longer texts are shown without colors, which would be drawn anew at each key. */
const longText = 20_000;

/** A text field as high as its text; behind the field, whose own text is transparent, stands the same in colors. */
function JsonEditor({
  isJson,
  onChange,
  ...props
}: ControlProps & {value: string; isJson: boolean; onChange: (value: string) => void}): ReactNode {
  // The space gives a last line that is empty its height.
  const text = `${props.value} `;
  const html = isJson && text.length < longText ? highlightJson(text) : escapeCode(text);
  return (
    <div className={styles.editor}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every character of it is escaped */}
      <pre aria-hidden="true" dangerouslySetInnerHTML={{__html: html}} />
      <textarea
        {...props}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({target}) => onChange(target.value)}
      />
    </div>
  );
}
