import type {ReactNode} from 'react';

interface Props<Value extends string> {
  /** Of the radio buttons; unique in its tool. */
  name: string;
  legend: string;
  /** Values with the words for each. */
  choices: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between a few values, side by side. */
export function Segments<Value extends string>({
  name,
  legend,
  choices,
  value,
  onChange,
}: Props<Value>): ReactNode {
  return (
    <fieldset className="tool-choice">
      <legend>{legend}</legend>
      <div className="segments">
        {(Object.keys(choices) as Value[]).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{choices[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
