import type {ReactNode} from 'react';
import {Field} from '../parts/Field';
import {SecretInput} from '../parts/SecretInput';

interface Props {
  prefix: string;
  value: string;
  error?: string;
  onChange: (key: string) => void;
}

/** Where the reader types the device key. */
export function KeyField({prefix, value, error, onChange}: Props): ReactNode {
  return (
    <Field name="key" prefix={prefix} label="Device key" hint="Hexadecimal or Base64." error={error} isWide>
      {(control) => <SecretInput {...control} secret="device key" value={value} onChange={onChange} />}
    </Field>
  );
}
