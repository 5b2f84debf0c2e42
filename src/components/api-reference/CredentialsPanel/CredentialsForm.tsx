import {SecretInput} from '@site/src/components/controls/SecretInput';
import {type ReactNode, useId} from 'react';
import {writeCredentials} from '../credentials/credentials';
import {useCredentials} from '../credentials/useCredentials';

/** What the form is told. */
export interface Props {
  /** Whether calls name an organization. */
  hasOrganization: boolean;
}

/** Where readers type organization and key, which then stand in all samples of this tab. */
export function CredentialsForm({hasOrganization}: Props): ReactNode {
  const {organizationId, apiKey} = useCredentials();
  const id = useId();
  return (
    // Nothing is ever submitted; a form would offer to save the key as a password. Monitoring records none of it.
    <div className="credentials-form nr-block" data-nr-block>
      {hasOrganization && (
        <>
          <label htmlFor={`${id}-organization`}>Organization ID</label>
          <input
            id={`${id}-organization`}
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={organizationId}
            onChange={({target}) => writeCredentials({organizationId: target.value.trim()})}
          />
        </>
      )}
      <label htmlFor={`${id}-key`}>API key</label>
      <SecretInput
        id={`${id}-key`}
        value={apiKey}
        secret="key"
        onChange={(value) => writeCredentials({apiKey: value.trim()})}
        classes={{box: 'credentials-row', button: 'button button--secondary button--sm'}}
      />
      <p>
        They stand in the samples and in Try it of all operations until you close or reload this tab. They are
        kept nowhere else, and sent only with the requests that you send there.
      </p>
      <div className="credentials-row">
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => writeCredentials({organizationId: '', apiKey: ''})}
        >
          Clear
        </button>
      </div>
    </div>
  );
}
