import {exampleIds, exampleSecrets} from '@site/sandbox/store/exampleIds';
import type {Operation} from '../operation/Operation';
import type {RequestDraft} from './RequestDraft';

/** What the form of an operation holds when it is opened for the sandbox, with changes. For tests. */
export function draftFixture(operation: Operation, changes: Partial<RequestDraft> = {}): RequestDraft {
  const preset = operation.parameters
    .filter(({required}) => required)
    .map(({id, example}) => [id, String(example ?? '')]);
  return {
    body: operation.body?.examples[0]?.text ?? '',
    organizationId: exampleIds.organization,
    apiKey: exampleSecrets.apiKey,
    ...changes,
    values: {...Object.fromEntries(preset), ...changes.values},
  };
}
