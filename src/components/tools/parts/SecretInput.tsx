import {SecretInput as Input, type SecretInputProps} from '@site/src/components/controls/SecretInput';
import type {ReactNode} from 'react';

/** A secret's field in a tool. */
export function SecretInput(props: SecretInputProps): ReactNode {
  return <Input {...props} classes={{box: 'tool-secret', button: 'tool-quiet'}} />;
}
