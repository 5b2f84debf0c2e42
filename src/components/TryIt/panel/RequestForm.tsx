import {buildRequest} from '@site/plugins/api-reference/samples/shared/buildRequest';
import type {Operation} from '@site/plugins/api-reference/samples/shared/readOperation';
import {type ReactNode, type SyntheticEvent, useId} from 'react';
import type {Explanation} from '../answer/explain';
import {checkDraft, commandOf, fillingOf, type Problem} from '../request/draft';
import type {SendOptions} from '../targets/send';
import {Button, CopyButton} from './buttons';
import {CodeView, plainLines} from './code';
import type {Fields} from './fields';
import {OutcomeView} from './OutcomeView';
import styles from './styles.module.css';
import type {Done, Exchange} from './useExchange';

interface Props {
  operation: Operation;
  fields: Fields;
  exchange: Exchange;
  children: ReactNode;
  /** What the button says that sends; none where this page cannot send. */
  button?: string;
  /** Whether it has to wait: for an answer, or for the pause after a `429`. */
  isBlocked: boolean;
  /** Where the request goes, and how; what its path is put behind is `base`. */
  way?: Omit<SendOptions, 'controller' | 'files'>;
  base: string;
  /** What is wrong beside what the operation's schemas refuse. */
  check: () => Problem[];
  /** Told how much is wrong altogether. */
  onChecked?: (count: number) => void;
  /** What the reader has to know before. */
  warning?: string;
  /** What is said to the reader afterwards. */
  notice?: string;
  /** What else there is to know of the command. */
  note?: string;
  /** Says why an outcome is no success; `headers` are those of the request. */
  explain: (outcome: Done, headers: string[]) => Explanation | undefined;
  after?: ReactNode;
}

/** The form of a request with the buttons that send it, in sight as long as the form is, its curl command and the answer. */
export function RequestForm(props: Props): ReactNode {
  const {operation, fields, exchange, children, button, isBlocked, way, base, warning, notice} = props;
  const {isWebhook} = operation;
  const {draft, show} = fields;
  const id = useId();
  const request = buildRequest(operation, fillingOf(operation, draft), base);
  const {command, variables} = commandOf(operation, draft, base);
  const [which, whose] =
    variables.length === 1 ? ['variable', 'its value is'] : ['variables', 'their values are'];
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!button || isBlocked || !way) return;
    const found = [...props.check(), ...checkDraft(operation, draft)];
    props.onChecked?.(found.length);
    show(found);
    if (found.length === 0) void exchange.start(request, {...way, files: draft.files});
  }
  return (
    <div className={styles.panel}>
      <form
        // The messages are ours: a browser's own name no bounds, and show one at a time.
        noValidate
        // Controls take these over.
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={isWebhook ? 'Delivery' : 'Request'}
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
            {exchange.isSending && <Button isLarge label="Cancel" onClick={exchange.cancel} />}
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
      {/* A terminal is the usual way to deliver. */}
      <details className={styles.fold} open={isWebhook}>
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
      <OutcomeView
        {...exchange}
        operation={operation}
        explain={(outcome) => props.explain(outcome, Object.keys(request.headers))}
        onField={(field, message) => show([{field, message}])}
      />
      {props.after}
    </div>
  );
}
