import type {OwnValue} from '@site/plugins/api-reference/samples/shared/readOperation';
import {SecretInput} from '@site/src/components/controls/SecretInput';
import {Fragment, type ReactNode, useId, useState} from 'react';
import {useCredentials, writeCredentials} from './credentials';

interface Props {
  /** What calls name: the reader's organization, keys and the like. */
  own: OwnValue[];
  /** What to set where the samples run. */
  children: ReactNode;
}

/** A fold for what the reader has of their own; its form is drawn when it is first opened. */
export function CredentialsPanel({own, children}: Props): ReactNode {
  const [wasOpened, setWasOpened] = useState(false);
  const hasOrganization = own.some(({label}) => label === 'Organization ID');
  return (
    <details className="credentials" onToggle={() => setWasOpened(true)}>
      <summary>{hasOrganization ? 'Your organization and key' : 'Your credentials'}</summary>
      {children}
      {wasOpened && <CredentialsForm own={own} />}
    </details>
  );
}

/** Where readers type organization and key, which then stand in all samples of this tab. */
function CredentialsForm({own}: Pick<Props, 'own'>): ReactNode {
  const typed = useCredentials();
  const prefix = useId();
  const clear = () => writeCredentials(Object.fromEntries(own.map(({variable}) => [variable, ''])));
  return (
    // Nothing is ever submitted; a form would offer to save the key as a password. Monitoring records none of it.
    <div className="credentials-form nr-block" data-browser-only data-nr-block>
      {own.map(({variable, label, isSecret}) => {
        const id = `${prefix}-${variable}`;
        const value = typed[variable] ?? '';
        const write = (text: string) => writeCredentials({[variable]: text.trim()});
        return (
          <Fragment key={variable}>
            <label htmlFor={id}>{label}</label>
            {isSecret ? (
              <SecretInput
                id={id}
                value={value}
                secret={label.replace(/^API /, '')}
                onChange={write}
                classes={{box: 'credentials-row', button: 'button button--secondary button--sm'}}
              />
            ) : (
              <input
                id={id}
                type="text"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                value={value}
                onChange={({target}) => write(target.value)}
              />
            )}
          </Fragment>
        );
      })}
      <p>
        They stand in the samples and in Try it of all operations until you close or reload this tab. They are
        kept nowhere else, and sent only with the requests that you send there.
      </p>
      <div className="credentials-row">
        <button type="button" className="button button--secondary button--sm" onClick={clear}>
          Clear
        </button>
      </div>
    </div>
  );
}
