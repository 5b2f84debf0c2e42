import type {Parameter} from '@site/plugins/api-reference/samples/shared/readOperation';
import type {JsonSchema} from '@site/sandbox/document/OpenApiDocument';
import {type Bound, Note} from '@site/src/components/controls/Field';
import type {ReactNode} from 'react';
import {lines, typeOf} from '../request/draft';
import {Field} from './fields';
import styles from './styles.module.css';

/** A field for a parameter, with the control that its schema asks for. */
export function ParameterField({parameter, ...text}: Bound & {parameter: Parameter}): ReactNode {
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
