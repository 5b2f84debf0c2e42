import type {ReactNode} from 'react';
import type {Operation, Parameter} from '../operation/Operation';
import {fieldIds, organizationParameter, type RequestDraft} from '../request/RequestDraft';
import {BodyField} from './BodyField';
import {Field} from './Field';
import {ParameterField} from './ParameterField';
import {SecretInput} from './SecretInput';
import styles from './styles.module.css';

interface Props {
  operation: Operation;
  draft: RequestDraft;
  /** A field's id in the page. */
  idOf: (field: string) => string;
  errorOf: (field: string) => string | undefined;
  onChange: (field: string, text: string) => void;
  /** Goes back to a sandbox's example credentials. */
  onExamples?: () => void;
}

/** The fields of a request: who asks, parameters by their place, and the body. */
export function RequestFields({operation, draft, idOf, errorOf, onChange, onExamples}: Props): ReactNode {
  const {parameters, body, key} = operation;
  const isOrganization = (one: Parameter) => one.in === 'path' && one.name === organizationParameter;
  const fields = (shown: Parameter[]) => (
    <div className={styles.fields}>
      {shown.map((parameter) => (
        <ParameterField
          key={parameter.id}
          id={idOf(parameter.id)}
          parameter={parameter}
          value={draft.values[parameter.id] ?? ''}
          error={errorOf(parameter.id)}
          onChange={(value) => onChange(parameter.id, value)}
        />
      ))}
    </div>
  );
  const shown = parameters.filter((one) => !isOrganization(one) && (one.in !== 'header' || one.required));
  const folded = parameters.filter((one) => one.in === 'header' && !one.required);
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Access</legend>
        <div className={styles.fields}>
          {parameters.some(isOrganization) && (
            <Field
              id={idOf(fieldIds.organization)}
              label="Organization ID"
              required
              error={errorOf(fieldIds.organization)}
            >
              {(control) => (
                <input
                  {...control}
                  className={styles.control}
                  type="text"
                  value={draft.organizationId}
                  spellCheck={false}
                  autoComplete="off"
                  onChange={({target}) => onChange(fieldIds.organization, target.value)}
                />
              )}
            </Field>
          )}
          {key && (
            <Field id={idOf(fieldIds.apiKey)} label="API key" required error={errorOf(fieldIds.apiKey)}>
              {(control) => (
                <SecretInput
                  {...control}
                  secret="API key"
                  value={draft.apiKey}
                  onChange={(value) => onChange(fieldIds.apiKey, value)}
                />
              )}
            </Field>
          )}
        </div>
        <p className={styles.asideLine}>
          <span className={styles.hint}>
            Both stay in this tab’s memory, for every page, until you reload.
          </span>
          {onExamples && (
            <button type="button" className={styles.quiet} onClick={onExamples}>
              Use the sandbox’s example values
            </button>
          )}
        </p>
      </fieldset>
      {shown.length > 0 && (
        <fieldset className={styles.group}>
          <legend>Parameters</legend>
          {fields(shown)}
        </fieldset>
      )}
      {folded.length > 0 && (
        <details className={styles.fold}>
          <summary>Optional request headers</summary>
          {fields(folded)}
        </details>
      )}
      {body && (
        <BodyField
          id={idOf(fieldIds.body)}
          body={body}
          value={draft.body}
          error={errorOf(fieldIds.body)}
          onChange={(value) => onChange(fieldIds.body, value)}
        />
      )}
    </>
  );
}
