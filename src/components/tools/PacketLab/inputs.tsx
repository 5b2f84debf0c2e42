import {SecretInput} from '@site/src/components/controls/SecretInput';
import type {ReactNode} from 'react';
import {Field} from '../parts/Field';

interface Props {
  prefix: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** Where the reader types the device key. */
export function KeyField({prefix, value, error, onChange}: Props): ReactNode {
  return (
    <Field name="key" prefix={prefix} label="Device key" hint="Hexadecimal or Base64." error={error} isWide>
      {(control) => (
        <SecretInput
          {...control}
          {...{value, onChange}}
          secret="device key"
          classes={{box: 'tool-secret', button: 'tool-quiet'}}
        />
      )}
    </Field>
  );
}

/** Where the reader pastes bytes, in any form that can be read. */
export function BytesField({
  rows,
  value,
  onChange,
  ...field
}: Props & {name: string; label: string; hint: string; rows: number}): ReactNode {
  return (
    <Field {...field} isWide>
      {(control) => (
        <textarea
          {...control}
          {...{rows, value}}
          className="tool-control tool-code"
          spellCheck={false}
          onChange={({target}) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
