import {buildRequest} from '@site/plugins/api-reference/samples/shared/buildRequest';
import type {Operation} from '@site/plugins/api-reference/samples/shared/readOperation';
import {type ReactNode, type SyntheticEvent, useId} from 'react';
import type {Explanation} from '../answer/explain';
import {checkDraft, commandOf, fillingOf, type Problem} from '../request/draft';
import type {SendOptions} from '../targets/send';
import {changesData} from '../targets/Target';
import {Button, CopyButton} from './buttons';
import {CodeView, plainLines} from './code';
import type {Fields} from './fields';
import {OutcomeView} from './OutcomeView';
import styles from './styles.module.css';
import type {Done, Exchange} from './useExchange';

export interface PanelProps {
  operation: Operation;
  /** Address of the whole OpenAPI document, as JSON. */
  documentUrl: string;
  /** Whether `sandbox/` simulates the API of this site, as `docusaurus.config.ts` says. */
  hasSandbox: boolean;
}

interface Props extends PanelProps {
  fields: Fields;
  exchange: Exchange;
  children: ReactNode;
  /** Where the request goes, and how; none where this page cannot send. */
  way?: Pick<SendOptions, 'target' | 'fileName' | 'timeout'>;
  /** What the request's path is put behind. */
  base: string;
  /** What is wrong beside what the operation's schemas refuse. */
  check: () => Problem[];
  /** What is said to the reader while nothing is wrong. */
  notice?: string;
  /** Says why an outcome is no success; `headers` are those of the request. */
  explain: (outcome: Done, headers: string[]) => Explanation | undefined;
  after?: ReactNode;
}

/** The form of a request with the buttons that send it, in sight as long as the form is, the answer, and its curl command. */
export function RequestForm(props: Props): ReactNode {
  const {operation, fields, exchange, way, base, documentUrl, hasSandbox} = props;
  const {isWebhook, method} = operation;
  const {draft, problems, show} = fields;
  const {isSending, seconds} = exchange;
  const [act, acting] = isWebhook ? ['Deliver', 'Delivering'] : ['Send', 'Sending'];
  const isBlocked = isSending || seconds > 0;
  const kind = way?.target.kind;
  const warning =
    kind === 'server' && changesData(method)
      ? `${method} changes what ${hasSandbox ? 'the platform holds for your organization' : 'the server holds'}. Nothing takes it back.`
      : undefined;
  const id = useId();
  const request = buildRequest(operation, fillingOf(operation, draft), base);
  const {command, variables} = commandOf(operation, draft, base);
  const [which, whose] =
    variables.length === 1 ? ['variable', 'its value is'] : ['variables', 'their values are'];
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isBlocked || !way) return;
    const found = [...props.check(), ...checkDraft(operation, draft)];
    show(found);
    if (found.length === 0) void exchange.start(request, {...way, documentUrl, files: draft.files});
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
        aria-label={operation.isWebhook ? 'Delivery' : 'Request'}
        onSubmit={submit}
        onKeyDown={(event) => {
          // Sends from a field of several lines too.
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      >
        {props.children}
        {way && (
          <div className={styles.actions}>
            <button
              type="submit"
              className="button button--primary"
              // A disabled button would lose the focus that it has.
              aria-disabled={isBlocked}
              aria-describedby={warning && id}
            >
              {seconds > 0 ? `${act} again in ${seconds} s` : isSending ? `${acting} …` : act}
            </button>
            {isSending && <Button isLarge label="Cancel" onClick={exchange.cancel} />}
            <CopyButton text={command} label="Copy as curl" />
            {warning && (
              <p id={id} className={styles.warning}>
                {warning}
              </p>
            )}
          </div>
        )}
        <p role="status" className={styles.notice}>
          {problems.length > 1 ? `${problems.length} fields need a correction.` : props.notice}
        </p>
      </form>
      <OutcomeView
        {...exchange}
        operation={operation}
        explain={(outcome) => props.explain(outcome, Object.keys(request.headers))}
        onField={(field, message) => show([{field, message}])}
      />
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
          {kind === 'page' &&
            'A terminal cannot reach the sandbox in this page: the command is for a sandbox on your machine.'}
        </p>
      </details>
      {props.after}
    </div>
  );
}
