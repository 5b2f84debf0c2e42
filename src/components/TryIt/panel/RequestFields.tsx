import type {Body, Operation, Parameter} from '@site/plugins/api-reference/samples/shared/readOperation';
import type {PropsWithChildren, ReactNode} from 'react';
import {fieldIds} from '../request/draft';
import {Button} from './buttons';
import {Field, type Fields} from './fields';
import {ParameterField} from './ParameterField';
import styles from './styles.module.css';

interface Props {
  operation: Operation;
  fields: Fields;
  /** Whether the target is a sandbox, which has example credentials. */
  hasExamples: boolean;
  /** Goes back to them. */
  onExamples?: () => void;
}

/** The fields of a request: who asks, parameters by their place, and the body. */
export function RequestFields(props: Props): ReactNode {
  const {operation, fields} = props;
  const {parameters, body} = operation;
  const fieldsFor = (shown: Parameter[]) => (
    <div className={styles.fields}>
      {shown.map((parameter) => (
        <ParameterField key={parameter.id} parameter={parameter} {...fields.textOf(parameter.id)} />
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
          {fieldsFor(shown)}
        </fieldset>
      )}
      {folded.length > 0 && (
        <details className={styles.fold}>
          <summary>Optional request headers</summary>
          {fieldsFor(folded)}
        </details>
      )}
      {body && <BodyField {...{body, fields}} />}
    </>
  );
}

/** What readers type once for all pages; folded while a sandbox's example values stand there. */
function Access({operation, fields, onExamples, hasExamples}: Props): ReactNode {
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
        {own.map(({variable, label, isSecret, required}) => (
          <Field
            key={variable}
            {...{...fields.textOf(variable), label, required}}
            secret={isSecret ? label : undefined}
          />
        ))}
      </div>
      <p className={styles.asideLine}>
        <span className={styles.hint}>{kept} in this tab’s memory, for every page, until you reload.</span>
        {onExamples && (
          <Button
            label="Use the sandbox’s example values"
            onClick={({currentTarget}) => {
              // This button goes.
              currentTarget.closest('details')?.querySelector('summary')?.focus();
              onExamples();
            }}
          />
        )}
      </p>
    </details>
  );
}

/** The body as text, the examples that it can start from, and its files; its children are another source of bodies. */
export function BodyField({body, fields, children}: PropsWithChildren<{body: Body; fields: Fields}>) {
  const {examples, mediaType, required, kind, files} = body;
  const text = fields.textOf(fieldIds.body);
  const {id, value, onChange} = text;
  const chosen = value === '' ? '' : String(examples.findIndex((one) => one.text === value));
  const isForm = kind === 'form' || kind === 'multipart';
  return (
    <fieldset className={styles.group}>
      <legend>Body</legend>
      {children}
      {kind !== 'file' && (
        <>
          <Field
            id={`${id}-example`}
            label="Start from an example"
            value={chosen}
            onChange={(index) => onChange(examples[Number(index || -1)]?.text ?? '')}
          >
            {examples.map(({name}, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
            {(!required || chosen === '') && <option value="">No body</option>}
            {chosen === '-1' && <option value="-1">As edited below</option>}
          </Field>
          <Field
            {...{...text, required}}
            label={<code>{mediaType}</code>}
            hint={isForm ? 'its fields as JSON; they are sent as a form' : undefined}
            language={kind === 'text' ? 'text' : 'json'}
          />
        </>
      )}
      {files.map((file) => (
        <Field
          key={file.name}
          {...fields.fileOf(file.name)}
          label={<code>{file.name || mediaType}</code>}
          required={file.required}
          hint="a file"
          type="file"
        />
      ))}
    </fieldset>
  );
}
