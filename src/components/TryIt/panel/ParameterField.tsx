import type {ReactNode} from 'react';
import {asDictionary} from '../operation/followReference';
import type {Parameter} from '../operation/Operation';
import {Choices} from './Choices';
import {describeLimits} from './describeLimits';
import {type ControlProps, Field} from './Field';
import styles from './styles.module.css';

interface Props {
  id: string;
  parameter: Parameter;
  /** As it is typed. */
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** A field for a parameter, with the control that its schema asks for. */
export function ParameterField({id, parameter, value, error, onChange}: Props): ReactNode {
  const {name, schema, required} = parameter;
  const choices = asDictionary(schema.items).enum;
  if (Array.isArray(choices)) {
    return (
      <Choices
        id={id}
        legend={name}
        choices={choices.map(String)}
        value={value}
        error={error}
        onChange={onChange}
      />
    );
  }
  return (
    <Field
      id={id}
      label={<code>{name}</code>}
      required={required}
      hint={describeLimits(schema)}
      error={error}
    >
      {(control) => controlFor(parameter, {...control, value, onChange})}
    </Field>
  );
}

type Control = ControlProps & {value: string; onChange: (value: string) => void};

function controlFor({schema, required, example}: Parameter, {onChange, ...control}: Control): ReactNode {
  const [type] = [schema.type].flat();
  const options = type === 'boolean' ? [true, false] : schema.enum;
  const placeholder = type === 'array' ? [example].flat()[0] : example;
  const common = {
    ...control,
    className: styles.control,
    spellCheck: false,
    autoComplete: 'off',
    placeholder:
      placeholder === undefined || typeof placeholder === 'object' ? '' : `for example ${placeholder}`,
    onChange: (event: {target: {value: string}}) => onChange(event.target.value),
  };
  if (Array.isArray(options)) {
    const {placeholder: _, spellCheck: __, ...select} = common;
    return (
      <select {...select}>
        <option value="">{required ? 'Choose' : 'Leave out'}</option>
        {options.map(String).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  if (type === 'array' || type === 'object') return <textarea {...common} rows={2} />;
  if (type !== 'integer' && type !== 'number') return <input {...common} type="text" />;
  const {minimum, maximum} = schema as {minimum?: number; maximum?: number};
  return (
    <input {...common} type="number" min={minimum} max={maximum} step={type === 'integer' ? 1 : 'any'} />
  );
}
