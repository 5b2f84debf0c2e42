import {useSyncExternalStore} from 'react';
import {type Credentials, readCredentials, subscribeToCredentials} from './credentials';

const none: Credentials = {organizationId: '', apiKey: ''};

/** What the reader has typed; both parts are empty in the static HTML. */
export function useCredentials(): Credentials {
  return useSyncExternalStore(subscribeToCredentials, readCredentials, () => none);
}
