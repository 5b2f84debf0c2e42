import {type ReactNode, useId, useState} from 'react';
import {compareSecrets} from '../webhook/compareSecrets';
import {Field} from './Field';
import {SecretInput} from './SecretInput';
import styles from './styles.module.css';

/** Tells whether a received header value is an endpoint's secret, and if not, what differs. */
export function SecretChecker({header}: {header: string}): ReactNode {
  const id = useId();
  const [received, setReceived] = useState('');
  const [secret, setSecret] = useState('');
  const comparison = received && secret ? compareSecrets(received, secret, header) : undefined;
  return (
    <section className={styles.answer} aria-label="Check the secret">
      <h2 className={styles.answerHeading}>Check the secret</h2>
      <p className={styles.plain}>
        Your receiver refuses deliveries? Compare what it received with the secret. Both stay in this tab.
      </p>
      <div className={styles.fields}>
        <Field id={`${id}received`} label={`Received in ${header}`}>
          {(control) => (
            <SecretInput {...control} secret="received value" value={received} onChange={setReceived} />
          )}
        </Field>
        <Field id={`${id}secret`} label="Secret of the endpoint">
          {(control) => <SecretInput {...control} secret="secret" value={secret} onChange={setSecret} />}
        </Field>
      </div>
      <div role="status" className={styles.verdict}>
        {comparison?.isEqual && <p className={styles.good}>The two are equal.</p>}
        {comparison && !comparison.isEqual && (
          <>
            <p className={styles.bad}>The two are not equal.</p>
            {comparison.findings.map((finding) => (
              <p key={finding}>{finding}</p>
            ))}
          </>
        )}
      </div>
    </section>
  );
}
