import {writeCredentials} from '@site/src/components/api-reference/credentials/credentials';
import {useCredentials} from '@site/src/components/api-reference/credentials/useCredentials';
import {exampleIds, exampleSecrets} from '@site/sandbox/store/exampleIds';
import {useState} from 'react';
import type {Operation} from '../operation/Operation';
import {fieldIds, type RequestDraft} from '../request/RequestDraft';
import {isSandbox, type Target} from '../targets/Target';

/** A form's content, and what changes it. */
export interface DraftState {
  draft: RequestDraft;
  /** @param field A parameter's `id`, or one of `fieldIds`. */
  change: (field: string, text: string) => void;
  /** Puts a sandbox's example values in place of other credentials; undefined where there is nothing to do. */
  restoreExamples?: () => void;
}

/**
 * What the form of an operation holds.
 *
 * A sandbox's own example values stand where the reader has typed nothing; they are never written to the
 * credentials, which fill in the samples of all operations.
 */
export function useDraft(operation: Operation, target: Target): DraftState {
  const credentials = useCredentials();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const hasExamples = isSandbox(target);

  const values = Object.fromEntries(
    operation.parameters.map(({id, required, example}) => {
      const preset = hasExamples && required && example !== undefined ? String(example) : '';
      return [id, typed[id] ?? preset];
    }),
  );
  // Emptied by hand it stays empty, or nobody could replace the example by typing.
  const credential = (field: string, given: string, example: string) =>
    given || (field in typed || !hasExamples ? '' : example);
  const draft: RequestDraft = {
    values,
    body: typed[fieldIds.body] ?? operation.body?.examples[0]?.text ?? '',
    organizationId: credential(fieldIds.organization, credentials.organizationId, exampleIds.organization),
    apiKey: credential(fieldIds.apiKey, credentials.apiKey, exampleSecrets.apiKey),
  };

  const isExample =
    draft.organizationId === exampleIds.organization && draft.apiKey === exampleSecrets.apiKey;
  return {
    draft,
    restoreExamples:
      hasExamples && !isExample
        ? () => {
            writeCredentials({organizationId: '', apiKey: ''});
            setTyped(({[fieldIds.organization]: _, [fieldIds.apiKey]: __, ...others}) => others);
          }
        : undefined,
    change(field, text) {
      setTyped((before) => ({...before, [field]: isSecret(field) ? '' : text}));
      if (field === fieldIds.organization) writeCredentials({organizationId: text});
      if (field === fieldIds.apiKey) writeCredentials({apiKey: text});
    },
  };
}

/** Kept in one place alone. */
function isSecret(field: string): boolean {
  return field === fieldIds.apiKey || field === fieldIds.organization;
}
