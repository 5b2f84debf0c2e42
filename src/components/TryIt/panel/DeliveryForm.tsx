import {brand} from '@site/config/brand';
import {type ReactNode, type SyntheticEvent, useId, useState} from 'react';
import {flushSync} from 'react-dom';
import {plainText} from '../answer/plainText';
import type {Parameter} from '../operation/Operation';
import {buildRequest} from '../request/buildRequest';
import {checkDraft} from '../request/checkDraft';
import type {Problem} from '../request/Problem';
import {fieldIds} from '../request/RequestDraft';
import {localAddressProblem, mayCallThisMachine} from '../targets/localAddress';
import {useHasSandbox} from '../useHasSandbox';
import {answerWithin, explainDelivery} from '../webhook/explainDelivery';
import type {PanelProps} from './PanelProps';
import {BatchMaker} from './BatchMaker';
import {BodyField} from './BodyField';
import {CurlCommand} from './CurlCommand';
import {DeliveryActions} from './DeliveryActions';
import {Field} from './Field';
import {focusField} from './focusField';
import {OutcomeView} from './OutcomeView';
import {SecretInput} from './SecretInput';
import styles from './styles.module.css';
import {isBlocked, useExchange} from './useExchange';

interface Props extends PanelProps {
  /** The header with the secret. */
  secret?: Parameter;
}

/** Where receivers of the guides listen. */
const defaultAddress = 'http://localhost:8080/packets';

const secretVariable = `${brand.cPrefix.toUpperCase()}_WEBHOOK_TOKEN`;

/** Delivers a batch from this page to a server on the reader's machine, as the platform would. */
export function DeliveryForm({operation, documentUrl, secret}: Props): ReactNode {
  const prefix = useId();
  const idOf = (field: string) => `${prefix}${field}`;
  const [address, setAddress] = useState(defaultAddress);
  const [token, setToken] = useState(String(secret?.example ?? ''));
  const [body, setBody] = useState(operation.body?.examples[0]?.text ?? '');
  const [problems, setProblems] = useState<Problem[]>([]);
  const {state, start, cancel} = useExchange();
  const hasSandbox = useHasSandbox();
  const canDeliver = mayCallThisMachine();

  const draft = {values: secret ? {[secret.id]: token} : {}, body, organizationId: '', apiKey: ''};
  // A webhook has a name in place of a path: the whole address is the reader's.
  const request = buildRequest({...operation, path: ''}, draft, address);
  const errorOf = (field: string) => problems.find((one) => one.field === field)?.message;
  const changing = (field: string, set: (text: string) => void) => (text: string) => {
    setProblems((all) => all.filter((one) => one.field !== field));
    set(text);
  };

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!canDeliver || isBlocked(state)) return;
    const wrongAddress = localAddressProblem(address);
    const found = [
      ...(wrongAddress ? [{field: fieldIds.address, message: wrongAddress}] : []),
      ...checkDraft(operation, draft),
    ];
    flushSync(() => setProblems(found));
    if (found[0]) {
      focusField(idOf(found[0].field), found[0].range);
      return;
    }
    start(request, {target: {kind: 'local'}, documentUrl, fileName: operation.id, timeout: answerWithin});
  }
  const isSending = state.kind === 'sending';
  return (
    <>
      <form noValidate autoComplete="off" aria-label="Delivery" onSubmit={submit}>
        <fieldset className={styles.group}>
          <legend>Deliver to your machine</legend>
          <div className={styles.fields}>
            <Field
              id={idOf(fieldIds.address)}
              label="Address of your receiver"
              required
              error={errorOf(fieldIds.address)}
            >
              {(control) => (
                <input
                  {...control}
                  className={styles.control}
                  type="url"
                  value={address}
                  spellCheck={false}
                  autoComplete="off"
                  onChange={({target}) => changing(fieldIds.address, setAddress)(target.value)}
                />
              )}
            </Field>
            {secret && (
              <Field
                id={idOf(secret.id)}
                label={<code>{secret.name}</code>}
                required
                hint="the secret of the endpoint"
                error={errorOf(secret.id)}
              >
                {(control) => (
                  <SecretInput
                    {...control}
                    secret="secret that is sent"
                    value={token}
                    onChange={changing(secret.id, setToken)}
                  />
                )}
              </Field>
            )}
          </div>
        </fieldset>
        {operation.body && (
          <BodyField
            id={idOf(fieldIds.body)}
            body={operation.body}
            value={body}
            error={errorOf(fieldIds.body)}
            onChange={changing(fieldIds.body, setBody)}
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
          <DeliveryActions isSending={isSending} onCancel={cancel} />
        ) : (
          <p className={styles.hint}>
            This site may not call a receiver on your machine: deliver with the curl command below, or serve
            the site on your machine.
          </p>
        )}
      </form>
      <CurlCommand
        request={request}
        secret={secret && {header: secret.name, prefix: '', variable: secretVariable}}
        isUsual
      />
      <OutcomeView
        state={state}
        explanation={
          state.kind === 'done'
            ? explainDelivery(state.outcome, window.location.origin, Object.keys(request.headers))
            : undefined
        }
        meaning={plainText(operation.statuses[200] ?? '')}
      />
    </>
  );
}
