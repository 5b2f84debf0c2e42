import type {JsonSchema, Parameter} from '@site/plugins/api-reference/samples/shared/readOperation';
import type {ReactNode} from 'react';
import {lines} from '../request/draft';
import {type ControlProps, Field, FieldError, type TextProps} from './fields';
import styles from './styles.module.css';

interface ParameterProps extends TextProps {
  parameter: Parameter;
}

/** A field for a parameter, with the control that its schema asks for. */
export function ParameterField(props: ParameterProps): ReactNode {
  const {id, parameter, error} = props;
  const {name, schema, required} = parameter;
  const choices = (schema.items as JsonSchema | undefined)?.enum;
  if (Array.isArray(choices)) return <Choices {...props} choices={choices.map(String)} />;
  return (
    <Field {...{id, error, required}} label={<code>{name}</code>} hint={describeLimits(schema)}>
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
  const common = {...select, placeholder: isPlain ? `for example ${placeholder}` : ''};
  if (type === 'array' || type === 'object') return <textarea {...common} rows={2} />;
  if (type !== 'integer' && type !== 'number') return <input {...common} type="text" />;
  const {minimum, maximum} = schema as {minimum?: number; maximum?: number};
  return (
    <input {...common} type="number" min={minimum} max={maximum} step={type === 'integer' ? 1 : 'any'} />
  );
}

/** Check boxes for a list of which each item is one of a few values; the chosen ones stand on a line each. */
function Choices({choices, ...props}: ParameterProps & {choices: string[]}): ReactNode {
  const {id, parameter, value, error, onChange} = props;
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
