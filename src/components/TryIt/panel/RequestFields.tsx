import type {Body, Operation, Parameter} from '@site/plugins/api-reference/samples/shared/readOperation';
import type {JsonSchema} from '@site/sandbox/document/OpenApiDocument';
import {type Bound, Note} from '@site/src/components/controls/Field';
import type {PropsWithChildren, ReactNode} from 'react';
import {fieldIds, lines, typeOf} from '../request/draft';
import {Button} from './buttons';
import {Field, type Fields} from './fields';
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
  // What a call is about comes first: its body before what may be left out.
  const folded = others.filter((one) => !one.required && (body || one.in === 'header'));
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
      {body && <BodyField {...{body, fields}} />}
      {folded.length > 0 && (
        <details className={styles.fold}>
          <summary>Optional {folded.every((one) => one.in === 'header') ? 'headers' : 'parameters'}</summary>
          {fieldsFor(folded)}
        </details>
      )}
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
  const whose = onExamples ? 'your own values' : 'example values of the sandbox';
  const kept = own.length === 1 ? 'It stays' : own.length === 2 ? 'Both stay' : 'They stay';
  return (
    <details key={String(hasExamples)} className={styles.fold} open={!hasExamples}>
      <summary>Access {hasExamples && <span className={styles.hint}>{whose}</span>}</summary>
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

/** A field for a parameter, with the control that its schema asks for. */
function ParameterField({parameter, ...text}: Bound & {parameter: Parameter}): ReactNode {
  const {name, schema, required, example} = parameter;
  const type = typeOf(schema);
  const choices = (schema.items as JsonSchema | undefined)?.enum;
  if (Array.isArray(choices)) return <Choices {...{...text, name}} choices={choices.map(String)} />;
  const field = {...text, required, label: <code>{name}</code>, hint: describeLimits(schema)};
  const options = type === 'boolean' ? [true, false] : schema.enum;
  if (Array.isArray(options)) {
    return (
      <Field {...field}>
        <option value="">{required ? 'Choose' : 'Leave out'}</option>
        {options.map(String).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Field>
    );
  }
  const shown = type === 'array' ? [example].flat()[0] : example;
  const isPlain = shown !== undefined && typeof shown !== 'object';
  const typed = {...field, placeholder: isPlain ? `for example ${shown}` : ''};
  if (type === 'array' || type === 'object') return <Field {...typed} rows={2} />;
  if (type !== 'integer' && type !== 'number') return <Field {...typed} />;
  const {minimum: min, maximum: max} = schema as {minimum?: number; maximum?: number};
  return <Field {...{...typed, min, max}} type="number" step={type === 'integer' ? 1 : 'any'} />;
}

/** Check boxes for a list of which each item is one of a few values; the chosen ones stand on a line each. */
function Choices({name, choices, ...text}: Bound & {name: string; choices: string[]}): ReactNode {
  const {id, value = '', error, onChange} = text;
  const chosen = lines(value);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.choices}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>
        <code>{name}</code>
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
      <Note id={`${id}-error`} className={styles.error} text={error} />
    </fieldset>
  );
}

/** Type, bounds and default of a value in one line: `integer, 10 to 1000, default 250`. */
function describeLimits(schema: JsonSchema): string {
  const {format, minimum, maximum, minLength, maxLength, maxItems, default: preset} = schema;
  const type = typeOf(schema);
  const each = type === 'array' ? describeLimits((schema.items ?? {}) as JsonSchema) : '';
  const limits =
    type === 'array'
      ? ['one value a line', maxItems !== undefined && `at most ${maxItems}`, each && `each ${each}`]
      : [
          format ?? (type === 'string' || type === 'boolean' ? undefined : type),
          range(minimum, maximum, ''),
          range(minLength, maxLength, ' characters'),
          preset !== undefined && `default ${String(preset)}`,
        ];
  return limits.filter(Boolean).join(', ');
}

function range(least: unknown, most: unknown, unit: string): string | undefined {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (least !== undefined) return `at least ${least}${unit}`;
  return most === undefined ? undefined : `at most ${most}${unit}`;
}
