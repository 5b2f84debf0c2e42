import {SecretInput} from '@site/src/components/controls/SecretInput';
import type {ReactNode} from 'react';
import {Field} from '../parts/Field';
import type {LabParts} from './draft';

interface Props extends Omit<LabParts, 'settled'> {
  error?: string;
}

/** Where the reader types the device key. */
export function KeyField({prefix, draft, error, onChange}: Props): ReactNode {
  return (
    <Field name="key" prefix={prefix} label="Device key" hint="Hexadecimal or Base64." error={error} isWide>
      {(control) => (
        <SecretInput
          {...control}
          value={draft.key}
          onChange={(key) => onChange({key})}
          secret="device key"
          classes={{box: 'tool-secret', button: 'tool-quiet'}}
        />
      )}
    </Field>
  );
}

/** Where the reader pastes bytes, in any form that can be read. */
export function BytesField({
  draft,
  onChange,
  ...field
}: Props & {name: 'output' | 'firmware'; label: string; hint: string}): ReactNode {
  return (
    <Field {...field} isWide>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          value={draft[field.name]}
          className="tool-control tool-code"
          spellCheck={false}
          onChange={({target}) => onChange({[field.name]: target.value})}
        />
      )}
    </Field>
  );
}
