import {buildRequest} from '@site/plugins/api-reference/samples/shared/buildRequest';
import {curlCommand} from '@site/plugins/api-reference/samples/shared/curlCommand';
import {variableToken} from '@site/plugins/api-reference/samples/shared/pieces';
import type {Parameter} from '@site/plugins/api-reference/samples/shared/readOperation';
import clsx from 'clsx';
import {type ReactNode, type SyntheticEvent, useId, useState} from 'react';
import {checkDraft} from '../request/checkDraft';
import {fieldIds, fieldOf, fillingOf, type RequestDraft} from '../request/draft';
import {localAddressProblem, mayCallThisMachine} from '../targets/Target';
import {useHasSandbox} from '../useHasSandbox';
import {compareSecrets} from '../webhook/compareSecrets';
import {answerWithin, explainDelivery, makeBatch} from '../webhook/delivery';
import {CurlCommand} from './code';
import {focusField, SecretField, SendButtons, TextField, useProblems} from './fields';
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
      <DeliveryForm {...props} secret={secret} />
      {secret && <SecretChecker header={secret.name} />}
    </div>
  );
}

/** Where receivers of the guides listen. */
const defaultAddress = 'http://localhost:8080/packets';

/** Delivers a call from this page to a server on the reader's machine, as the platform would. */
function DeliveryForm({operation, documentUrl, secret}: PanelProps & {secret?: Parameter}): ReactNode {
  const {idOf, errorOf, forgive, show} = useProblems();
  const hasSandbox = useHasSandbox();
  const [address, setAddress] = useState(hasSandbox ? defaultAddress : 'http://localhost:8080/');
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(operation.parameters.map(({id, example}) => [id, String(example ?? '')])),
  );
  const [body, setBody] = useState(operation.body?.examples[0]?.text ?? '');
  const {state, start, cancel} = useExchange();
  const canDeliver = mayCallThisMachine();
  const variables = secret?.own ? [secret.own.variable] : [];
  const shown = operation.parameters.filter(({required}) => required);
  const isSending = state.kind === 'sending';

  const ownValues = (text: string) => Object.fromEntries(variables.map((variable) => [variable, text]));
  const draft: RequestDraft = {values, body, own: ownValues(values[secret?.id ?? ''] ?? ''), files: {}};
  const filling = fillingOf(operation, draft);
  const request = buildRequest(operation, filling, address);
  const shownRequest = secret?.own
    ? buildRequest(
        operation,
        {...filling, values: {...filling.values, [secret.id]: variableToken(secret.own.variable)}},
        address,
      )
    : request;
  const changing = (field: string, set: (text: string) => void) => (text: string) => {
    forgive(field);
    set(text);
  };

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!canDeliver || isSending) return;
    const wrongAddress = localAddressProblem(address);
    const found = [
      ...(wrongAddress ? [{field: fieldIds.address, message: wrongAddress}] : []),
      ...checkDraft(operation, draft),
    ];
    show(found);
    if (found.length > 0) return;
    start(request, {target: {kind: 'local'}, documentUrl, fileName: operation.id, timeout: answerWithin});
  }
  return (
    <>
      <form noValidate autoComplete="off" aria-label="Delivery" onSubmit={submit}>
        <fieldset className={styles.group}>
          <legend>Deliver to your machine</legend>
          <div className={styles.fields}>
            <TextField
              id={idOf(fieldIds.address)}
              label="Address of your receiver"
              required
              error={errorOf(fieldIds.address)}
              type="url"
              value={address}
              onChange={changing(fieldIds.address, setAddress)}
            />
            {shown.map((parameter) => {
              const {id, name} = parameter;
              const problemField = fieldOf(parameter);
              const field = {
                id: idOf(problemField),
                label: <code>{name}</code>,
                required: true,
                error: errorOf(problemField),
                value: values[id] ?? '',
                onChange: changing(problemField, (text) => setValues((before) => ({...before, [id]: text}))),
              };
              return id === secret?.id ? (
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
        {operation.body && (
          <BodyField
            {...{idOf, errorOf}}
            body={operation.body}
            value={body}
            onChange={changing(fieldIds.body, setBody)}
            onFile={() => undefined}
          >
            {hasSandbox && (
              <BatchMaker
                id={idOf('count')}
                documentUrl={documentUrl}
                onBatch={changing(fieldIds.body, setBody)}
              />
            )}
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
              isSending={isSending}
              isBlocked={isSending}
              onCancel={cancel}
              command={curlCommand(shownRequest, {variables, more: ['--include']})}
            />
          </>
        ) : (
          <p className={styles.hint}>
            This site may not call a receiver on your machine: deliver with the curl command below, or serve
            the site on your machine.
          </p>
        )}
      </form>
      <CurlCommand request={shownRequest} variables={variables} isUsual />
      <OutcomeView
        {...{state, operation}}
        explain={(outcome) =>
          explainDelivery(outcome, window.location.origin, {
            headers: ['Content-Type', ...Object.keys(request.headers)],
            hasSandbox,
          })
        }
      />
    </>
  );
}

interface BatchProps {
  id: string;
  documentUrl: string;
  /** Gets the batch as the body of a delivery. */
  onBatch: (body: string) => void;
}

/** The bounds of `max_batch_size`. */
const mostPackets = 1000;

/** Takes a batch of new packets from the sandbox in this page. */
function BatchMaker({id, documentUrl, onBatch}: BatchProps): ReactNode {
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
  const comparison = received && secret ? compareSecrets(received, secret, header) : undefined;
  return (
    <section className={styles.answer} aria-label="Check the secret">
      <h2 className={styles.answerHeading}>Check the secret</h2>
      <p className={styles.plain}>
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
