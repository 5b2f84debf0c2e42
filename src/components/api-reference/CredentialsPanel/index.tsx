import {type ComponentType, type ReactNode, useState} from 'react';
import type {Props} from './CredentialsForm';

/** A folded form for the reader's organization and key, which is loaded when it is first opened. */
export function CredentialsPanel(props: Props): ReactNode {
  const [Form, setForm] = useState<ComponentType<Props>>();
  const [hasFailed, setHasFailed] = useState(false);
  async function load(): Promise<void> {
    try {
      const {CredentialsForm} = await import('./CredentialsForm');
      setForm(() => CredentialsForm);
    } catch {
      setHasFailed(true);
    }
  }
  return (
    <details
      className="credentials"
      data-browser-only
      onToggle={({currentTarget}) => {
        if (currentTarget.open && !Form) void load();
      }}
    >
      <summary>Your organization and key</summary>
      {Form ? (
        <Form {...props} />
      ) : (
        <p role="status">{hasFailed ? 'The form cannot be loaded. Check your connection.' : 'Loading…'}</p>
      )}
    </details>
  );
}
