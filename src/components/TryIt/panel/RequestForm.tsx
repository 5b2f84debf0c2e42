import {type ReactNode, type SyntheticEvent, useId} from 'react';
import {Button, CopyButton} from './buttons';
import {CodeView, plainLines} from './code';
import styles from './styles.module.css';
import type {Exchange} from './useExchange';

interface Props extends Pick<Exchange, 'isSending' | 'cancel'> {
  label: string;
  /** Its fields. */
  children: ReactNode;
  onSubmit: () => void;
  /** What the button says that sends; none where this page cannot send. */
  button?: string;
  /** Whether it has to wait: for an answer, or for the pause after a `429`. */
  isBlocked: boolean;
  /** What the reader has to know before. */
  warning?: string;
  /** What is said to the reader afterwards. */
  notice?: string;
  /** The same request for a terminal. */
  command: string;
  /** Those that stand for secrets, which a command must not spell out: it ends up in histories, tickets and chats. */
  variables: string[];
  /** What else there is to know of the command. */
  note?: string;
  /** Whether a terminal is the usual way to send this request, so that the command is unfolded. */
  isUsual?: boolean;
}

/** The form of a request with the buttons that send it, in sight as long as the form is, and its curl command. */
export function RequestForm(props: Props): ReactNode {
  const {label, children, button, isSending, isBlocked, warning, notice, command, variables} = props;
  const id = useId();
  const [which, whose] =
    variables.length === 1 ? ['variable', 'its value is'] : ['variables', 'their values are'];
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (button && !isBlocked) props.onSubmit();
  }
  return (
    <>
      <form
        // The messages are ours: a browser's own name no bounds, and show one at a time.
        noValidate
        // Controls take these over.
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={label}
        onSubmit={submit}
        onKeyDown={(event) => {
          // Sends from a field of several lines too.
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      >
        {children}
        {button && (
          <div className={styles.actions}>
            <button
              type="submit"
              className="button button--primary"
              // A disabled button would lose the focus that it has.
              aria-disabled={isBlocked}
              aria-describedby={warning && id}
            >
              {button}
            </button>
            {isSending && <Button isLarge label="Cancel" onClick={props.cancel} />}
            <CopyButton text={command} label="Copy as curl" />
            {warning && (
              <p id={id} className={styles.warning}>
                {warning}
              </p>
            )}
          </div>
        )}
        {notice !== undefined && (
          <p role="status" className={styles.notice}>
            {notice}
          </p>
        )}
      </form>
      <details className={styles.fold} open={props.isUsual}>
        <summary>The same request with curl</summary>
        <CodeView
          language="bash"
          title="Terminal"
          label="curl command"
          html={plainLines(command)}
          text={command}
          copyLabel="Copy the command"
        />
        <p className={styles.hint}>
          {variables.length > 0 &&
            `Set the ${which} ${variables.join(', ')} before: ${whose} left out here, so that you can pass the command on.`}{' '}
          {props.note}
        </p>
      </details>
    </>
  );
}
