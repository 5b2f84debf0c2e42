import {buildRequest} from '@site/plugins/api-reference/samples/shared/buildRequest';
import type {Operation} from '@site/plugins/api-reference/samples/shared/readOperation';
import {type ReactNode, type SyntheticEvent, useId} from 'react';
import {explainDelivery, explainOutcome} from '../answer/explain';
import {checkDraft, commandOf, fieldIds, fillingOf, problemOf, type Texts} from '../request/draft';
import {changesData, localAddressProblem, type Target} from '../targets/Target';
import {Button, CopyButton} from './buttons';
import {CodeView} from './code';
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
  /** Where the request goes; none where this page cannot send. */
  target?: Target;
  /** What the request's path is put behind. */
  base: string;
  after?: ReactNode;
}

/** How long the platform waits for the answer to a delivery, in milliseconds. */
const answerWithin = 10_000;

/** The form of a request with the buttons that send it, in sight as long as the form is, the answer, and its curl command. */
export function RequestForm(props: Props): ReactNode {
  const {operation, fields, exchange, target, base, documentUrl, hasSandbox} = props;
  const {isWebhook, method} = operation;
  const {draft, problems, show} = fields;
  const {isSending, seconds, done} = exchange;
  const [act, acting] = isWebhook ? ['Deliver', 'Delivering'] : ['Send', 'Sending'];
  const isBlocked = isSending || seconds > 0;
  const kind = target?.kind;
  const warning =
    kind === 'server' && changesData(method)
      ? `${method} changes what ${hasSandbox ? 'the platform holds for your organization' : 'the server holds'}. Nothing takes it back.`
      : undefined;
  const id = useId();
  const request = buildRequest(operation, fillingOf(operation, draft), base);
  const {command, variables} = commandOf(operation, draft, base);
  const explained = (outcome: Done) =>
    isWebhook
      ? explainDelivery(outcome, Object.keys(request.headers), hasSandbox)
      : explainOutcome(outcome, operation, hasSandbox);
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isBlocked || !target) return;
    const {texts, files} = draft;
    const found = [
      ...problemOf(fieldIds.address, kind === 'local' && localAddressProblem(texts[fieldIds.address] ?? '')),
      ...unreadableNumbers(operation, (field) => fields.textOf(field).id),
      ...checkDraft(operation, draft),
    ];
    show(found);
    const timeout = isWebhook ? answerWithin : undefined;
    const options = {target, documentUrl, files, timeout, fileName: fileName(operation, texts)};
    if (found.length === 0) void exchange.start(request, options);
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
        {props.children}
        {target && (
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
          {problems.length > 1 ? `${problems.length} fields need a correction.` : exchange.notice}
        </p>
      </form>
      <OutcomeView
        {...exchange}
        operation={operation}
        explanation={done && explained(done)}
        onField={(field, message) => show([{field, message}])}
      />
      {/* A terminal is the usual way to deliver. */}
      <details className={styles.fold} open={isWebhook}>
        <summary>The same request with curl</summary>
        <CodeView
          language="bash"
          title="Terminal"
          label="curl command"
          text={command}
          copyLabel="Copy the command"
        />
        <p className={styles.hint}>
          {variables.length > 0 && `Set ${variables.join(', ')} before: the command holds no secret.`}{' '}
          {kind === 'page' &&
            'A terminal cannot reach the sandbox in this page: the command is for a sandbox on your machine.'}
        </p>
      </details>
      {props.after}
    </div>
  );
}

/** Number fields with a text that is no number, which a browser passes on as if they were empty. */
function unreadableNumbers({parameters}: Operation, idOf: (field: string) => string) {
  return parameters.flatMap(({id, name}) => {
    const control = document.getElementById(idOf(id));
    const isUnreadable = control instanceof HTMLInputElement && control.validity.badInput;
    return problemOf(id, isUnreadable && `${name} must be a number.`);
  });
}

/** `invoice-` and its ID, for a file that `get-invoice-pdf` answers with. */
function fileName({id, parameters}: Operation, texts: Texts): string {
  const last = parameters.findLast((one) => one.in === 'path' && texts[one.id]);
  const subject = id.replace(/^get-|-pdf$/g, '');
  return last ? `${subject}-${texts[last.id]?.replace(/[^\w-]/g, '')}` : subject;
}
