import {isValidKey} from '../http/authorize';
import type {ApiKeyRecord} from '../store/Store';
import {applyChanges, type Call, found, type Handlers, withoutSecret} from './Handler';

function findKey({organization, parameters, store}: Call): ApiKeyRecord {
  return found(
    organization.keys.find((key) => key.key_id === parameters.key_id && isValidKey(key, store.now())),
  );
}

/** `read-api-keys` is "Read API keys". */
function displayName(scope: string): string {
  const words = scope.replaceAll('-', ' ').replace(/\bapi\b/, 'API');
  return words[0].toUpperCase() + words.slice(1);
}

export const apiKeys: Handlers = {
  'validate-api-key': ({organization}) => ({json: {org_id: organization.details.org_id}}),

  'list-api-keys': ({organization, store}) => ({
    json: {keys: organization.keys.filter((key) => isValidKey(key, store.now())).map(withoutSecret)},
  }),

  'provision-api-key': ({organization, store, body, seconds, settings}) => {
    const wanted = (body ?? {}) as {name?: string; expires_at_seconds?: number; scopes?: string[]};
    const key: ApiKeyRecord = {
      key_id: store.random.uuid(),
      key_name: wanted.name ?? '',
      created_at: seconds,
      expires_at_seconds: wanted.expires_at_seconds ?? 0,
      scopes: wanted.scopes ?? settings.scopes,
      secret: `example-header.example-${store.random.hex(12)}.example-signature`,
    };
    organization.keys.push(key);
    return {json: {...withoutSecret(key), key: key.secret}};
  },

  'update-api-key': (call) => {
    const key = findKey(call);
    applyChanges(key, call.body as object, {set_name: 'key_name'});
    return {json: withoutSecret(key)};
  },

  'delete-api-key': (call) => {
    const key = findKey(call);
    call.organization.keys = call.organization.keys.filter((each) => each !== key);
    return {json: {key_id: key.key_id}};
  },

  'list-key-scopes': ({settings}) => ({
    json: {scopes: settings.scopes.map((scope) => ({scope_id: scope, display_name: displayName(scope)}))},
  }),
};
