import {SecretInput as Input, type SecretInputProps} from '@site/src/components/controls/SecretInput';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A secret's field in the panel. */
export function SecretInput(props: SecretInputProps): ReactNode {
  return <Input {...props} className={styles.control} classes={{box: styles.secret, button: styles.quiet}} />;
}
