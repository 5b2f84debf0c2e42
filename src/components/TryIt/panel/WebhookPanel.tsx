import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';
import {compareSecrets} from '../answer/compareSecrets';
import {explainDelivery} from '../answer/explain';
import {
  checkDraft,
  commandOf,
  fieldIds,
  fieldOf,
  problemOf,
  type RequestDraft,
  requestFor,
} from '../request/draft';
import {makeBatch} from '../targets/pageSandbox';
import {localAddressProblem, mayCallThisMachine} from '../targets/Target';
import {CurlCommand} from './code';
import {focusField, Form, SecretField, SendButtons, TextField, useProblems} from './fields';
import type {PanelProps} from './OperationPanel';
import {OutcomeView} from './OutcomeView';
import {BodyField} from './RequestFields';
import styles from './styles.module.css';
import {useExchange} from './useExchange';

/** What a reader can try of a call that the platform makes: receive it, and check its secret. */
export function WebhookPanel(props: PanelProps): ReactNode {
  const secret = props.operation.parameters.find(({own}) => own);
  return (
    <div className={styles.panel}>
      <DeliveryForm {...props} />
      {secret && <SecretChecker header={secret.name} />}
    </div>
  );
}

/** How long the platform waits for an answer, in milliseconds. */
const answerWithin = 10_000;

/** Delivers a call from this page to a server on the reader's machine, as the platform would. */
function DeliveryForm({operation, documentUrl, hasSandbox}: PanelProps): ReactNode {
  const {parameters, body} = operation;
  const {bind, show} = useProblems();
  const [texts, setTexts] = useState<RequestDraft['texts']>(() => ({
    // Where receivers of the guides listen.
    [fieldIds.address]: `http://localhost:8080/${hasSandbox ? 'packets' : ''}`,
    [fieldIds.body]: body?.examples[0]?.text ?? '',
    ...Object.fromEntries(parameters.map((one) => [fieldOf(one), String(one.example ?? '')])),
  }));
  const {start, cancel, ...exchange} = useExchange();
  const {isSending} = exchange;
  const canDeliver = mayCallThisMachine();
  const draft: RequestDraft = {texts, files: {}};
  const address = texts[fieldIds.address] ?? '';
  const request = requestFor(operation, draft, address);
  const variables = parameters.flatMap(({own}) => own?.variable ?? []);
  const command = commandOf(operation, draft, address, variables, ['--include']);
  const textOf = (field: string) => ({
    ...bind(field, (text: string) => setTexts((before) => ({...before, [field]: text}))),
    value: texts[field] ?? '',
  });

  function submit(): void {
    if (!canDeliver || isSending) return;
    const found = [
      ...problemOf(fieldIds.address, localAddressProblem(address)),
      ...checkDraft(operation, draft),
    ];
    show(found);
    if (found.length > 0) return;
    start(request, {
      target: {kind: 'local'},
      documentUrl,
      fileName: operation.id,
      files: draft.files,
      timeout: answerWithin,
    });
  }
  return (
    <>
      <Form label="Delivery" onSubmit={submit}>
        <fieldset className={styles.group}>
          <legend>Deliver to your machine</legend>
          <div className={styles.fields}>
            <TextField {...textOf(fieldIds.address)} label="Address of your receiver" required type="url" />
            {parameters
              .filter(({required}) => required)
              .map((parameter) => {
                const {id, name, own} = parameter;
                const field = {...textOf(fieldOf(parameter)), label: <code>{name}</code>, required: true};
                return own ? (
                  <SecretField
                    key={id}
                    {...field}
                    hint="the secret of the endpoint"
                    secret="secret that is sent"
                  />
                ) : (
                  <TextField key={id} {...field} />
                );
              })}
          </div>
        </fieldset>
        {body && (
          <BodyField
            body={body}
            {...textOf(fieldIds.body)}
            fileOf={(name) => bind(fieldIds.file(name), () => undefined)}
          >
            {hasSandbox && <BatchMaker documentUrl={documentUrl} onBatch={textOf(fieldIds.body).onChange} />}
          </BodyField>
        )}
        {canDeliver ? (
          <>
            <p className={styles.hint}>
              A web page reaches only a receiver that answers OPTIONS (CORS).{' '}
              {hasSandbox
                ? 'The complete receivers of the guides do not, since the platform never asks: deliver to them with the curl command below.'
                : 'To any other, deliver with the curl command below.'}
            </p>
            <SendButtons
              label={isSending ? 'Delivering …' : 'Deliver'}
              {...{isSending, command}}
              isBlocked={isSending}
              onCancel={cancel}
            />
          </>
        ) : (
          <p className={styles.hint}>
            This site may not call a receiver on your machine: deliver with the curl command below, or serve
            the site on your machine.
          </p>
        )}
      </Form>
      <CurlCommand {...{command, variables}} isUsual />
      <OutcomeView
        {...exchange}
        operation={operation}
        explain={(outcome) => explainDelivery(outcome, Object.keys(request.headers), hasSandbox)}
      />
    </>
  );
}

interface BatchProps {
  documentUrl: string;
  /** Gets the batch as the body of a delivery. */
  onBatch: (body: string) => void;
}

/** The bounds of `max_batch_size`. */
const mostPackets = 1000;

/** Takes a batch of new packets from the sandbox in this page. */
function BatchMaker({documentUrl, onBatch}: BatchProps): ReactNode {
  const id = useId();
  const [count, setCount] = useState('3');
  const [notice, setNotice] = useState('');
  const packets = Number(count);
  const isValid = Number.isInteger(packets) && packets >= 1 && packets <= mostPackets;

  async function take(): Promise<void> {
    if (!isValid) {
      focusField(id);
      return;
    }
    try {
      onBatch(await makeBatch(documentUrl, packets));
      setNotice(`The body holds ${packets} new ${packets === 1 ? 'packet' : 'packets'}.`);
    } catch {
      setNotice('The sandbox could not be loaded. Check your network connection, then try again.');
    }
  }
  return (
    <div className={styles.batch}>
      <TextField
        id={id}
        label="Packets"
        error={isValid ? undefined : `Packets must be a whole number from 1 to ${mostPackets}.`}
        type="number"
        min={1}
        max={mostPackets}
        value={count}
        onChange={setCount}
      />
      <button type="button" className={clsx('button', styles.secondary)} onClick={() => void take()}>
        Take a batch from the sandbox
      </button>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
    </div>
  );
}

/** Tells whether a received header value is an endpoint's secret, and if not, what differs. */
function SecretChecker({header}: {header: string}): ReactNode {
  const id = useId();
  const [received, setReceived] = useState('');
  const [secret, setSecret] = useState('');
  const findings = received && secret ? compareSecrets(received, secret, header) : undefined;
  return (
    <section className={styles.answer} aria-label="Check the secret">
      <h2 className={styles.answerHeading}>Check the secret</h2>
      <p>
        Your receiver refuses deliveries? Compare what it received with the secret. Both stay in this tab.
      </p>
      <div className={styles.fields}>
        <SecretField
          id={`${id}received`}
          label={`Received in ${header}`}
          secret="received value"
          value={received}
          onChange={setReceived}
        />
        <SecretField
          id={`${id}secret`}
          label="Secret of the endpoint"
          secret="secret"
          value={secret}
          onChange={setSecret}
        />
      </div>
      <div role="status" className={styles.verdict}>
        {findings?.length === 0 && <p className={styles.good}>The two are equal.</p>}
        {findings?.[0] && <p className={styles.bad}>The two are not equal.</p>}
        {findings?.map((finding) => (
          <p key={finding}>{finding}</p>
        ))}
      </div>
    </section>
  );
}
