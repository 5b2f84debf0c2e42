import {buildRequest} from '@site/plugins/api-reference/samples/shared/buildRequest';
import {curlCommand} from '@site/plugins/api-reference/samples/shared/curlCommand';
import {variableToken} from '@site/plugins/api-reference/samples/shared/pieces';
import type {Operation} from '@site/plugins/api-reference/samples/shared/readOperation';
import {exampleIds, exampleSecrets} from '@site/sandbox/store/exampleIds';
import {
  type Credentials,
  useCredentials,
  writeCredentials,
} from '@site/src/components/api-reference/credentials';
import {type KeyboardEvent, type ReactNode, type SyntheticEvent, useState} from 'react';
import {explainAnswer, explainFailure} from '../answer/explain';
import {checkDraft, type Problem} from '../request/checkDraft';
import {fieldIds, fillingOf, type RequestDraft} from '../request/draft';
import {changesData, localAddressProblem, localSandbox, type Target} from '../targets/Target';
import {useHasSandbox} from '../useHasSandbox';
import {CurlCommand} from './code';
import {SendButtons, useProblems} from './fields';
import {OutcomeView} from './OutcomeView';
import {RequestFields} from './RequestFields';
import styles from './styles.module.css';
import {TargetField, useTarget} from './TargetField';
import {useCountdown, useExchange} from './useExchange';

/** What the panel is about. */
export interface PanelProps {
  operation: Operation;
  /** Address of the whole OpenAPI document, as JSON. */
  documentUrl: string;
}

/** The form of an operation, and below it the answer. */
export function OperationPanel({operation, documentUrl}: PanelProps): ReactNode {
  const {idOf, errorOf, forgive, show} = useProblems();
  const {base, ...targets} = useTarget(operation);
  const {target} = targets;
  const {draft, change, setFile, hasExamples, restoreExamples} = useDraft(operation, target);
  const {state, start, cancel, clear} = useExchange();
  const [notice, setNotice] = useState('');
  const hasSandbox = useHasSandbox();
  const holder = hasSandbox ? 'the platform holds for your organization' : 'the server holds';
  const seconds = useCountdown(state.kind === 'done' ? state.waitUntil : undefined);
  const isSending = state.kind === 'sending';
  const isBlocked = isSending || seconds > 0;

  function check(): Problem[] {
    const address = target?.kind === 'local' ? localAddressProblem(targets.localAddress) : undefined;
    return [
      ...(address ? [{field: fieldIds.address, message: address}] : []),
      ...unreadableNumbers(operation, idOf),
      ...checkDraft(operation, draft),
    ];
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!target || isBlocked) return;
    const found = check();
    setNotice(found.length > 1 ? `${found.length} fields need a correction.` : '');
    show(found);
    if (found.length > 0) return;
    start(buildRequest(operation, fillingOf(operation, draft), base), {
      target,
      documentUrl,
      fileName: fileName(operation, draft),
      files: draft.files,
    });
  }
  const variables = operation.credentials.map(({variable}) => variable);
  const shown = {
    ...fillingOf(operation, draft),
    credentials: Object.fromEntries(variables.map((variable) => [variable, variableToken(variable)])),
  };
  const request = buildRequest(operation, shown, target?.kind === 'page' ? localSandbox : base);
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
          {...targets}
          id={idOf(fieldIds.address)}
          error={errorOf(fieldIds.address)}
          setTarget={(chosen) => {
            show([]);
            clear();
            targets.setTarget(chosen);
          }}
          setLocalAddress={(address) => {
            forgive(fieldIds.address);
            targets.setLocalAddress(address);
          }}
          onReset={() => {
            clear();
            setNotice('The sandbox is as it was at first.');
          }}
        />
        <RequestFields
          {...{operation, draft, idOf, errorOf, hasExamples}}
          onChange={(field, text) => {
            forgive(field);
            change(field, text);
          }}
          onFile={(name, file) => {
            forgive(fieldIds.file(name));
            setFile(name, file);
          }}
          onExamples={restoreExamples}
        />
        {target && (
          <SendButtons
            label={seconds > 0 ? `Send again in ${seconds} s` : isSending ? 'Sending …' : 'Send'}
            {...{isSending, isBlocked}}
            onCancel={cancel}
            command={curlCommand(request, {variables, more: []})}
            warning={
              target.kind === 'server' && changesData(operation.method)
                ? `${operation.method} changes what ${holder}. Nothing takes it back.`
                : undefined
            }
          />
        )}
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      </form>
      <CurlCommand
        {...{request, variables}}
        note={
          target?.kind === 'page'
            ? 'A terminal cannot reach the sandbox in this page: the command is for a sandbox on your machine.'
            : ''
        }
      />
      <OutcomeView
        {...{state, operation}}
        explain={(outcome, sentTo) =>
          'answer' in outcome
            ? explainAnswer(outcome.answer, operation, sentTo, hasSandbox)
            : explainFailure(outcome.failure, operation, sentTo)
        }
        onField={(field, message) => show([{field, message}])}
      />
    </div>
  );
}

/**
 * What the form of an operation holds, and what changes it.
 *
 * A sandbox's own example values stand where the reader has typed nothing; they are never written to the
 * credentials, which fill in the samples of all operations.
 */
function useDraft(operation: Operation, target: Target | undefined) {
  const {parameters, credentials, body} = operation;
  const kept = useCredentials();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [files, setFiles] = useState<Readonly<Record<string, File>>>({});
  const hasExamples = target !== undefined && target.kind !== 'server';
  const examples: Credentials = Object.fromEntries([
    ...parameters.flatMap(({own}) => (own ? [[own.variable, exampleIds.organization]] : [])),
    ...credentials.map(({variable}) => [variable, exampleSecrets.apiKey]),
  ]);
  const own = Object.entries(examples).map(([variable, example]) => {
    // Emptied by hand it stays empty, or nobody could replace the example by typing.
    const given = kept[variable] || (variable in typed || !hasExamples ? '' : example);
    return {variable, given, example};
  });
  const draft: RequestDraft = {
    values: Object.fromEntries(
      parameters.map(({id, required, example}) => {
        const preset = hasExamples && required && example !== undefined ? String(example) : '';
        return [id, typed[id] ?? preset];
      }),
    ),
    body: typed[fieldIds.body] ?? body?.examples[0]?.text ?? '',
    own: Object.fromEntries(own.map(({variable, given}) => [variable, given])),
    files,
  };
  return {
    draft,
    change(field: string, text: string) {
      // What is kept for all pages is kept there alone.
      setTyped((before) => ({...before, [field]: field in examples ? '' : text}));
      if (field in examples) writeCredentials({[field]: text});
    },
    setFile(name: string, file: File | undefined) {
      setFiles(({[name]: _, ...others}) => (file ? {...others, [name]: file} : others));
    },
    hasExamples,
    /** Undefined where there is nothing to do. */
    restoreExamples:
      hasExamples && own.some(({given, example}) => given !== example)
        ? () => {
            writeCredentials(Object.fromEntries(own.map(({variable}) => [variable, ''])));
            setTyped((before) =>
              Object.fromEntries(Object.entries(before).filter(([field]) => !(field in examples))),
            );
          }
        : undefined,
  };
}

/** Number fields with a text that is no number, which a browser passes on as if they were empty. */
function unreadableNumbers({parameters}: Operation, idOf: (field: string) => string): Problem[] {
  return parameters
    .filter(({id}) => {
      const control = document.getElementById(idOf(id));
      return control instanceof HTMLInputElement && control.validity.badInput;
    })
    .map(({id, name}) => ({field: id, message: `${name} must be a number.`}));
}

/** `invoice-` and its ID, for a file that `get-invoice-pdf` answers with. */
function fileName({id, parameters}: Operation, {values}: RequestDraft): string {
  const last = parameters.findLast((one) => one.in === 'path' && values[one.id]);
  const subject = id.replace(/^get-|-pdf$/g, '');
  return last ? `${subject}-${values[last.id]?.replace(/[^\w-]/g, '')}` : subject;
}
