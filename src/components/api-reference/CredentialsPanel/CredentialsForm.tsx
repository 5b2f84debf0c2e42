import {type ReactNode, useId, useState} from 'react';
import {writeCredentials} from '../credentials/credentials';
import {useCredentials} from '../credentials/useCredentials';
import type {Props} from '.';

/** Where readers type organization and key, which then stand in all samples of this tab. */
export function CredentialsForm({hasOrganization}: Props): ReactNode {
  const {organizationId, apiKey} = useCredentials();
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const common = {autoComplete: 'off', autoCapitalize: 'off', spellCheck: false} as const;
  return (
    // Nothing is ever submitted; a form would offer to save the key as a password. Monitoring records none of it.
    <div className="credentials-form nr-block" data-nr-block>
      {hasOrganization && (
        <>
          <label htmlFor={`${id}-organization`}>Organization ID</label>
          <input
            {...common}
            id={`${id}-organization`}
            type="text"
            value={organizationId}
            onChange={({target}) => writeCredentials({organizationId: target.value.trim()})}
          />
        </>
      )}
      <label htmlFor={`${id}-key`}>API key</label>
      <div className="credentials-row">
        <input
          {...common}
          id={`${id}-key`}
          type={isShown ? 'text' : 'password'}
          value={apiKey}
          onChange={({target}) => writeCredentials({apiKey: target.value.trim()})}
        />
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          Show key
        </button>
      </div>
      <p>
        They stand in the samples of all pages until you close or reload this tab. They are kept nowhere else
        and sent nowhere.
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
