import type {ReactNode} from 'react';
import {plainLines} from '../answer/highlightJson';
import {curlCommand, type HiddenSecret} from '../request/curlCommand';
import type {OutgoingRequest} from '../request/RequestDraft';
import {CodeView} from './CodeView';
import styles from './styles.module.css';

interface Props {
  request: OutgoingRequest;
  /** The secret, which is a variable in the command. */
  secret?: HiddenSecret;
  /** What else a reader has to know. */
  note?: string;
  /** Whether a terminal is the usual way to send this request: the command is unfolded, and prints the status. */
  isUsual?: boolean;
}

/** The same request for a terminal. */
export function CurlCommand({request, secret, note = '', isUsual = false}: Props): ReactNode {
  const command = curlCommand(request, secret, {showsStatus: isUsual});
  const hidden =
    secret &&
    `Set the variable ${secret.variable} before: its value is left out here, so that you can pass the command on.`;
  return (
    <details className={styles.fold} open={isUsual}>
      <summary>The same request with curl</summary>
      <CodeView
        title="Terminal"
        label="curl command"
        html={plainLines(command)}
        text={command}
        copyLabel="Copy as curl"
      />
      <p className={styles.hint}>
        {hidden} {note}
      </p>
    </details>
  );
}
