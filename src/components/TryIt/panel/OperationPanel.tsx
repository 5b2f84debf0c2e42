import type {Operation} from '@site/plugins/api-reference/samples/shared/readOperation';
import {exampleIds, exampleSecrets} from '@site/sandbox/store/exampleIds';
import {useCredentials, writeCredentials} from '@site/src/components/api-reference/credentials';
import {type ReactNode, useState} from 'react';
import {fieldIds, type Texts} from '../request/draft';
import type {Target} from '../targets/Target';
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
  const exchange = useExchange();
  return (
    <RequestForm {...{...props, fields, exchange, target, base}}>
      <TargetField
        {...{targets, target}}
        address={fields.textOf(fieldIds.address)}
        onTarget={(chosen) => {
          fields.show([]);
          exchange.clear();
          choose({target: chosen});
        }}
        onReset={() => exchange.clear('The sandbox is as it was at first.')}
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
    required && example !== undefined ? [[id, String(example)]] : [],
  );
  const texts: Texts = {
    [fieldIds.body]: body?.examples[0]?.text ?? '',
    ...(hasExamples && {...Object.fromEntries(presets), ...examples}),
    // Emptied by hand it stays empty, or nobody could replace the example by typing.
    ...typed,
    ...Object.fromEntries(Object.entries(kept).filter(([, text]) => text !== '')),
  };
  const own = Object.keys(examples);
  const isChanged = hasExamples && own.some((variable) => texts[variable] !== examples[variable]);
  return {
    texts,
    change(field: string, text: string) {
      // What is kept for all pages is kept there alone.
      setTyped((before) => ({...before, [field]: field in examples ? '' : text}));
      if (field in examples) writeCredentials({[field]: text});
    },
    hasExamples,
    /** Undefined where there is nothing to do. */
    restoreExamples: isChanged
      ? () => {
          writeCredentials(Object.fromEntries(own.map((variable) => [variable, ''])));
          setTyped(Object.fromEntries(Object.entries(typed).filter(([field]) => !own.includes(field))));
        }
      : undefined,
  };
}
