import type {ReactNode} from 'react';
import type {PanelProps} from './PanelProps';
import {DeliveryForm} from './DeliveryForm';
import {SecretChecker} from './SecretChecker';
import styles from './styles.module.css';

/** What a reader can try of a call that the platform makes: receive it, and check its secret. */
export function WebhookPanel(props: PanelProps): ReactNode {
  const secret = props.operation.parameters.find((one) => one.in === 'header' && one.required);
  return (
    <div className={styles.panel}>
      <DeliveryForm {...props} secret={secret} />
      {secret && <SecretChecker header={secret.name} />}
    </div>
  );
}
