import type {Operation} from '@site/plugins/api-reference/samples/shared/readOperation';
import {exampleIds, exampleSecrets} from '@site/sandbox/store/exampleIds';
import {useCredentials, writeCredentials} from '@site/src/components/api-reference/credentials';
import {type ReactNode, useState} from 'react';
import {explainAnswer, explainFailure} from '../answer/explain';
import {fieldIds, problemOf, type Texts} from '../request/draft';
import {localAddressProblem, type Target} from '../targets/Target';
import {useFields} from './fields';
import {RequestFields} from './RequestFields';
import {type PanelProps, RequestForm} from './RequestForm';
import {TargetField, useTarget} from './TargetField';
import {useExchange} from './useExchange';

/** The form of an operation, and below it the answer. */
export function OperationPanel(props: PanelProps): ReactNode {
  const {operation, hasSandbox} = props;
  const {targets, target, localAddress, base, choose} = useTarget(operation, hasSandbox);
  const {texts, change, hasExamples, restoreExamples} = useTexts(operation, target);
  const fields = useFields({...texts, [fieldIds.address]: localAddress}, (field, text) =>
    field === fieldIds.address ? choose({localAddress: text}) : change(field, text),
  );
  const {textOf, show} = fields;
  const exchange = useExchange();
  const {isSending, done, clear} = exchange;
  const [wasReset, setWasReset] = useState(false);
  return (
    <RequestForm
      {...{...props, fields, exchange, base}}
      way={target && {target, fileName: fileName(operation, texts)}}
      check={() => [
        ...problemOf(fieldIds.address, target?.kind === 'local' && localAddressProblem(localAddress)),
        ...unreadableNumbers(operation, (field) => textOf(field).id),
      ]}
      notice={wasReset && !isSending && !done ? 'The sandbox is as it was at first.' : ''}
      explain={({answer, failure, target: sentTo}) =>
        answer
          ? explainAnswer(answer, operation, sentTo, hasSandbox)
          : explainFailure(failure, operation, sentTo)
      }
    >
      <TargetField
        {...{targets, target}}
        address={textOf(fieldIds.address)}
        onTarget={(chosen) => {
          show([]);
          clear();
          setWasReset(false);
          choose({target: chosen});
        }}
        onReset={() => {
          clear();
          setWasReset(true);
        }}
      />
      <RequestFields {...{operation, fields, hasExamples}} onExamples={restoreExamples} />
    </RequestForm>
  );
}

/**
 * What is typed into the form, and what changes it. A sandbox's own example values stand where nothing is; they are never
 * written to the credentials, which fill in the samples of all operations.
 */
function useTexts({parameters, credentials, body}: Operation, target: Target | undefined) {
  const kept = useCredentials();
  const [typed, setTyped] = useState<Texts>({});
  const hasExamples = target !== undefined && target.kind !== 'server';
  const examples: Texts = Object.fromEntries([
    ...parameters.flatMap(({own}) => (own ? [[own.variable, exampleIds.organization]] : [])),
    ...credentials.map(({variable}) => [variable, exampleSecrets.apiKey]),
  ]);
  const presets = parameters.flatMap(({id, required, example}) =>
    hasExamples && required && example !== undefined ? [[id, String(example)]] : [],
  );
  const own = Object.entries(examples).map(([variable, example]) => [
    variable,
    // Emptied by hand it stays empty, or nobody could replace the example by typing.
    kept[variable] || (variable in typed || !hasExamples ? '' : example),
  ]);
  const texts: Texts = {
    [fieldIds.body]: body?.examples[0]?.text ?? '',
    ...Object.fromEntries(presets),
    ...typed,
    ...Object.fromEntries(own),
  };
  return {
    texts,
    change(field: string, text: string) {
      // What is kept for all pages is kept there alone.
      setTyped((before) => ({...before, [field]: field in examples ? '' : text}));
      if (field in examples) writeCredentials({[field]: text});
    },
    hasExamples,
    /** Undefined where there is nothing to do. */
    restoreExamples:
      hasExamples && Object.entries(examples).some(([variable, example]) => texts[variable] !== example)
        ? () => {
            writeCredentials(Object.fromEntries(Object.keys(examples).map((variable) => [variable, ''])));
            setTyped((before) =>
              Object.fromEntries(Object.entries(before).filter(([field]) => !(field in examples))),
            );
          }
        : undefined,
  };
}

/** Number fields with a text that is no number, which a browser passes on as if they were empty. */
function unreadableNumbers({parameters}: Operation, idOf: (field: string) => string) {
  return parameters
    .filter(({id}) => {
      const control = document.getElementById(idOf(id));
      return control instanceof HTMLInputElement && control.validity.badInput;
    })
    .flatMap(({id, name}) => problemOf(id, `${name} must be a number.`));
}

/** `invoice-` and its ID, for a file that `get-invoice-pdf` answers with. */
function fileName({id, parameters}: Operation, texts: Texts): string {
  const last = parameters.findLast((one) => one.in === 'path' && texts[one.id]);
  const subject = id.replace(/^get-|-pdf$/g, '');
  return last ? `${subject}-${texts[last.id]?.replace(/[^\w-]/g, '')}` : subject;
}
