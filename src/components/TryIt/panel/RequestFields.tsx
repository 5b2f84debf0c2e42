import type {
  Body,
  JsonSchema,
  Operation,
  Parameter,
} from '@site/plugins/api-reference/samples/shared/readOperation';
import type {ReactNode} from 'react';
import {fieldIds, lines, type RequestDraft} from '../request/draft';
import {type ControlProps, Field, FieldError, SecretField, TextField} from './fields';
import styles from './styles.module.css';

interface Props {
  operation: Operation;
  draft: RequestDraft;
  /** A field's id in the page. */
  idOf: (field: string) => string;
  errorOf: (field: string) => string | undefined;
  onChange: (field: string, text: string) => void;
  onFile: (name: string, file: File | undefined) => void;
  /** Goes back to a sandbox's example credentials. */
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

/** What readers type once for all pages. */
function Access({operation, draft, idOf, errorOf, onChange, onExamples}: Props): ReactNode {
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
    <fieldset className={styles.group}>
      <legend>Access</legend>
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
    </fieldset>
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

interface ParameterProps {
  id: string;
  parameter: Parameter;
  /** As it is typed. */
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** A field for a parameter, with the control that its schema asks for. */
function ParameterField(props: ParameterProps): ReactNode {
  const {id, parameter, error} = props;
  const {name, schema, required} = parameter;
  const choices = (schema.items as JsonSchema | undefined)?.enum;
  if (Array.isArray(choices)) return <Choices {...props} choices={choices.map(String)} />;
  return (
    <Field
      id={id}
      label={<code>{name}</code>}
      required={required}
      hint={describeLimits(schema)}
      error={error}
    >
      {(control) => controlFor(props, control)}
    </Field>
  );
}

function controlFor(
  {parameter: {schema, required, example}, value, onChange}: ParameterProps,
  control: ControlProps,
): ReactNode {
  const [type] = [schema.type].flat();
  const options = type === 'boolean' ? [true, false] : schema.enum;
  const placeholder = type === 'array' ? [example].flat()[0] : example;
  const select = {
    ...control,
    value,
    className: styles.control,
    autoComplete: 'off',
    onChange: (event: {target: {value: string}}) => onChange(event.target.value),
  };
  if (Array.isArray(options)) {
    return (
      <select {...select}>
        <option value="">{required ? 'Choose' : 'Leave out'}</option>
        {options.map(String).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  const isPlain = placeholder !== undefined && typeof placeholder !== 'object';
  const common = {...select, spellCheck: false, placeholder: isPlain ? `for example ${placeholder}` : ''};
  if (type === 'array' || type === 'object') return <textarea {...common} rows={2} />;
  if (type !== 'integer' && type !== 'number') return <input {...common} type="text" />;
  const {minimum, maximum} = schema as {minimum?: number; maximum?: number};
  return (
    <input {...common} type="number" min={minimum} max={maximum} step={type === 'integer' ? 1 : 'any'} />
  );
}

/** Check boxes for a list of which each item is one of a few values; the chosen ones stand on a line each. */
function Choices({
  id,
  parameter,
  choices,
  value,
  error,
  onChange,
}: ParameterProps & {choices: string[]}): ReactNode {
  const chosen = lines(value);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.choices}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>
        <code>{parameter.name}</code>
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
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** Type, bounds and default of a value in one line: `integer, 10 to 1000, default 250`. */
function describeLimits(schema: JsonSchema): string {
  const {format, minimum, maximum, minLength, maxLength, maxItems, default: preset} = schema;
  const [type] = [schema.type].flat();
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
