import {Field as LabeledField} from '@site/src/components/controls/Field';
import type {ComponentProps, ReactNode} from 'react';

interface Props extends Omit<ComponentProps<typeof LabeledField>, 'id' | 'look'> {
  /** Of the control; unique in its tool. */
  name: string;
  /** Of the tool, unique in the page. */
  prefix: string;
  isWide?: boolean;
}

/** A field of a tool; what has room for several lines is code. */
export function Field({prefix, isWide, ...field}: Props): ReactNode {
  const look = {
    field: isWide ? 'tool-field tool-wide' : 'tool-field',
    control: field.rows ? 'tool-control tool-code' : 'tool-control',
    hint: 'tool-hint',
    error: 'tool-error',
    secret: 'tool-secret',
    quiet: 'tool-quiet',
  };
  return <LabeledField {...field} id={`${prefix}${field.name}`} look={look} />;
}
