import {type ReactNode, useId, useState} from 'react';
import {compareSecrets} from '../answer/compareSecrets';
import {fieldIds, fieldOf, type Texts} from '../request/draft';
import {makeBatch} from '../targets/pageSandbox';
import {mayCallThisMachine} from '../targets/Target';
import {Button} from './buttons';
import {Field, focusField, useFields} from './fields';
import {BodyField} from './RequestFields';
import {type PanelProps, RequestForm} from './RequestForm';
import styles from './styles.module.css';
import {useExchange} from './useExchange';

/** Delivers a call that the platform makes to a server on the reader's machine, and checks the secret that it got. */
export function WebhookPanel(props: PanelProps): ReactNode {
  const {operation, documentUrl, hasSandbox} = props;
  const {parameters, body} = operation;
  const [texts, setTexts] = useState<Texts>(() => ({
    // Where receivers of the guides listen.
    [fieldIds.address]: `http://localhost:8080/${hasSandbox ? 'packets' : ''}`,
    [fieldIds.body]: body?.examples[0]?.text ?? '',
    ...Object.fromEntries(parameters.map((one) => [fieldOf(one), String(one.example ?? '')])),
  }));
  const fields = useFields(texts, (field, text) => setTexts((before) => ({...before, [field]: text})));
  const {textOf} = fields;
  const exchange = useExchange();
  const canDeliver = mayCallThisMachine();
  const others = hasSandbox
    ? 'The complete receivers of the guides do not, since the platform never asks: deliver to them with the curl command below.'
    : 'To any other, deliver with the curl command below.';
  const base = texts[fieldIds.address] ?? '';
  const secrets = parameters.filter(({own}) => own);
  return (
    <RequestForm
      {...{...props, fields, exchange, base}}
      target={canDeliver ? {kind: 'local'} : undefined}
      after={secrets[0] && <SecretChecker header={secrets[0].name} />}
    >
      <fieldset className={styles.group}>
        <legend>Deliver to your machine</legend>
        <div className={styles.fields}>
          <Field {...textOf(fieldIds.address)} label="Address of your receiver" required type="url" />
          {parameters
            .filter(({required}) => required)
            .map((parameter) => (
              <Field
                key={parameter.id}
                {...textOf(fieldOf(parameter))}
                {...(parameter.own && {hint: 'the secret of the endpoint', secret: 'secret that is sent'})}
                label={<code>{parameter.name}</code>}
                required
              />
            ))}
        </div>
      </fieldset>
      {body && (
        <BodyField {...{body, fields}}>
          {hasSandbox && <BatchMaker documentUrl={documentUrl} onBatch={textOf(fieldIds.body).onChange} />}
        </BodyField>
      )}
      <p className={styles.hint}>
        {canDeliver
          ? `A web page reaches only a receiver that answers OPTIONS (CORS). ${others}`
          : 'This site may not call a receiver on your machine: deliver with the curl command below, or serve the site on your machine.'}
      </p>
    </RequestForm>
  );
}

/** The bounds of `max_batch_size`. */
const mostPackets = 1000;

/** Takes a batch of new packets from the sandbox in this page, as the body of a delivery. */
function BatchMaker({documentUrl, onBatch}: {documentUrl: string; onBatch: (body: string) => void}) {
  const id = useId();
  const [count, setCount] = useState('3');
  const [notice, setNotice] = useState('');
  const packets = Number(count);
  const isValid = Number.isInteger(packets) && packets >= 1 && packets <= mostPackets;

  async function take(): Promise<void> {
    if (!isValid) return focusField(id);
    try {
      onBatch(await makeBatch(documentUrl, packets));
      setNotice(`The body holds ${packets} new ${packets === 1 ? 'packet' : 'packets'}.`);
    } catch {
      setNotice('The sandbox could not be loaded. Check your network connection, then try again.');
    }
  }
  return (
    <div className={styles.batch}>
      <Field
        id={id}
        label="Packets"
        error={isValid ? undefined : `Packets must be a whole number from 1 to ${mostPackets}.`}
        type="number"
        min={1}
        max={mostPackets}
        value={count}
        onChange={setCount}
      />
      <Button isLarge label="Take a batch from the sandbox" onClick={() => void take()} />
      <p role="status" className={styles.notice}>
        {notice}
      </p>
    </div>
  );
}

/** Tells whether a received header value is an endpoint's secret, and if not, what differs. */
function SecretChecker({header}: {header: string}): ReactNode {
  const [texts, setTexts] = useState<Texts>({});
  const {textOf} = useFields(texts, (field, text) => setTexts((before) => ({...before, [field]: text})));
  const {received, secret} = texts;
  const findings = received && secret ? compareSecrets(received, secret, header) : undefined;
  return (
    <section className={styles.answer} aria-label="Check the secret">
      <h2 className={styles.answerHeading}>Check the secret</h2>
      <p>
        Your receiver refuses deliveries? Compare what it received with the secret. Both stay in this tab.
      </p>
      <div className={styles.fields}>
        <Field {...textOf('received')} label={`Received in ${header}`} secret="received value" />
        <Field {...textOf('secret')} label="Secret of the endpoint" secret="secret" />
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
