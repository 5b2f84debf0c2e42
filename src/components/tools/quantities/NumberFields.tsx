import type {ReactNode} from 'react';
import {Field} from '../parts/Field';
import type {ReadNumbers, Specs, Texts} from './specs';

interface Props<Name extends string> {
  prefix: string;
  specs: Specs<Name>;
  /** Those to show. */
  names: readonly Name[];
  texts: Texts<Name>;
  errors: ReadNumbers<Name>['errors'];
  onChange: (name: Name, text: string) => void;
}

/** The fields of a planner. */
export function NumberFields<Name extends string>({
  prefix,
  specs,
  names,
  texts,
  errors,
  onChange,
}: Props<Name>): ReactNode {
  return names.map((name) => {
    const {label, unit, hint} = specs[name];
    return (
      <Field
        key={name}
        name={name}
        prefix={prefix}
        label={unit ? `${label}, ${unit}` : label}
        hint={hint}
        error={errors[name]}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={texts[name]}
            onChange={({target}) => onChange(name, target.value)}
          />
        )}
      </Field>
    );
  });
}
