import {type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState} from 'react';
import {flushSync} from 'react-dom';
import {brand} from '@site/config/brand';
import {explainOutcome} from '../answer/explain';
import {plainText} from '../answer/plainText';
import {buildRequest} from '../request/buildRequest';
import {checkDraft} from '../request/checkDraft';
import {hiddenKey} from '../request/curlCommand';
import type {Problem} from '../request/Problem';
import {fieldIds, type RequestDraft} from '../request/RequestDraft';
import type {Operation} from '../operation/Operation';
import {localAddressProblem} from '../targets/localAddress';
import {localSandbox} from '../targets/Target';
import type {PanelProps} from './PanelProps';
import {Actions} from './Actions';
import {CurlCommand} from './CurlCommand';
import {focusField} from './focusField';
import {OutcomeView} from './OutcomeView';
import {RequestFields} from './RequestFields';
import styles from './styles.module.css';
import {TargetField} from './TargetField';
import {unreadableNumbers} from './unreadableNumbers';
import {useDraft} from './useDraft';
import {type ExchangeState, isBlocked, useExchange} from './useExchange';
import {useTarget} from './useTarget';

/** Variable of the shell that the pages keep an API key in. */
const keyVariable = `${brand.cPrefix.toUpperCase()}_API_KEY`;

/** The form of an operation, and below it the answer. */
export function OperationPanel({operation, documentUrl}: PanelProps): ReactNode {
  const prefix = useId();
  const idOf = (field: string) => `${prefix}${field}`;
  const {base, ...target} = useTarget(operation);
  const {draft, change, restoreExamples} = useDraft(operation, target.target);
  const [problems, setProblems] = useState<Problem[]>([]);
  const {state, start, cancel, clear} = useExchange();
  const [notice, setNotice] = useState('');

  const isInPage = target.target.kind === 'page';
  const errorOf = (field: string) => problems.find((one) => one.field === field)?.message;
  const forgive = (field: string) => setProblems((all) => all.filter((one) => one.field !== field));
  const changeField = (field: string, text: string) => {
    forgive(field);
    change(field, text);
  };

  function check(): Problem[] {
    const address = target.target.kind === 'local' ? localAddressProblem(target.localAddress) : undefined;
    return [
      ...(address ? [{field: fieldIds.address, message: address}] : []),
      ...unreadableNumbers(operation, idOf),
      ...checkDraft(operation, draft),
    ];
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isBlocked(state)) return;
    const found = check();
    // The field takes the focus together with its message.
    flushSync(() => {
      setProblems(found);
      setNotice(found.length > 1 ? `${found.length} fields need a correction.` : '');
    });
    if (found[0]) {
      focusField(idOf(found[0].field), found[0].range);
      return;
    }
    start(buildRequest(operation, draft, base), {
      target: target.target,
      documentUrl,
      fileName: fileName(operation, draft),
    });
  }
  function curlRequest() {
    // In an address the key could not be a variable of the shell.
    const shown = operation.key?.in === 'query' ? {...draft, apiKey: 'YOUR_API_KEY'} : draft;
    return buildRequest(operation, shown, isInPage ? localSandbox : base);
  }
  function showNamedField(field: string, message: string): void {
    flushSync(() => setProblems([{field, message}]));
    focusField(idOf(field));
  }
  return (
    <div className={styles.panel}>
      <form
        // The messages are ours: a browser's own name no bounds, and show one at a time.
        noValidate
        autoComplete="off"
        aria-label="Request"
        onSubmit={submit}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      >
        <TargetField
          {...target}
          id={idOf(fieldIds.address)}
          error={errorOf(fieldIds.address)}
          onTarget={(chosen) => {
            setProblems([]);
            clear();
            target.setTarget(chosen);
          }}
          onLocalAddress={(address) => {
            forgive(fieldIds.address);
            target.setLocalAddress(address);
          }}
          onReset={() => {
            clear();
            setNotice('The sandbox is as it was at first.');
          }}
        />
        <RequestFields
          operation={operation}
          draft={draft}
          idOf={idOf}
          errorOf={errorOf}
          onChange={changeField}
          onExamples={restoreExamples}
        />
        <Actions
          id={idOf('actions')}
          operation={operation}
          target={target.target}
          state={state}
          onCancel={cancel}
        />
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      </form>
      <CurlCommand
        request={curlRequest()}
        secret={hiddenKey(operation.key, keyVariable)}
        note={
          isInPage
            ? 'A terminal cannot reach the sandbox in this page: the command is for a sandbox on your machine.'
            : ''
        }
      />
      <OutcomeView
        state={state}
        explanation={
          state.kind === 'done' ? explainOutcome(state.outcome, operation, state.target) : undefined
        }
        meaning={statusMeaning(state, operation)}
        onField={showNamedField}
      />
    </div>
  );
}

/** `invoice-` and its ID, for a file that `get-invoice-pdf` answers with. */
function fileName({id, parameters}: Operation, {values}: RequestDraft): string {
  const last = parameters.findLast((one) => one.in === 'path' && values[one.id]);
  const subject = id.replace(/^get-|-pdf$/g, '');
  return last ? `${subject}-${values[last.id]?.replace(/[^\w-]/g, '')}` : subject;
}

/** What the API file says of the status that came. */
function statusMeaning(state: ExchangeState, {statuses}: Operation): string | undefined {
  const answer = state.kind === 'done' && 'answer' in state.outcome ? state.outcome.answer : undefined;
  return answer && plainText(statuses[answer.status] ?? statuses.default ?? '');
}
