import type {ReactNode} from 'react';
import {Field} from '../parts/Field';
import type {LabParts} from './draft';

interface Props extends Omit<LabParts, 'settled'> {
  error?: string;
}

/** Where the reader types the device key. */
export function KeyField({draft, onChange, ...field}: Props): ReactNode {
  return (
    <Field
      {...field}
      name="key"
      label="Device key"
      hint="Hexadecimal or Base64."
      isWide
      secret="device key"
      value={draft.key}
      onChange={(key) => onChange({key})}
    />
  );
}

type BytesProps = Props & {name: 'output' | 'firmware'; label: string; hint: string};

/** Where the reader pastes bytes, in any form that can be read. */
export function BytesField({draft, onChange, ...field}: BytesProps): ReactNode {
  return (
    <Field
      {...field}
      isWide
      rows={3}
      spellCheck={false}
      value={draft[field.name]}
      onChange={(text) => onChange({[field.name]: text})}
    />
  );
}
