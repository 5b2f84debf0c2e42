import {expect, it} from 'vitest';
import type {OpenApiDocument, OperationObject} from '../../../sandbox/document/OpenApiDocument';
import {accessNote} from './accessNote';

const document = {
  info: {title: 'API'},
  components: {
    securitySchemes: {
      bearer: {type: 'http', scheme: 'bearer'},
      cookie: {type: 'apiKey', in: 'cookie', name: 'sid'},
    },
  },
} as unknown as OpenApiDocument;

it.each<[string | null | undefined, OperationObject['security'], string | undefined]>([
  [undefined, undefined, undefined],
  [undefined, [], 'No key is needed.'],
  [undefined, [{bearer: []}], 'Needs a bearer token. [How to authenticate](./api.mdx#authentication)'],
  [undefined, [{gone: []}], 'Needs `gone`.'],
  [null, [], 'No key is needed.'],
  [null, [{bearer: []}], 'Any valid API key will do; no scope is needed.'],
  ['read', [{bearer: []}], 'Needs an API key with the scope [`read`](./api.mdx#scopes).'],
  [
    'read',
    [{cookie: []}],
    'Needs an API key for the cookie `sid` with the scope [`read`](./api.mdx#scopes).',
  ],
  [null, [{cookie: []}], 'Needs an API key for the cookie `sid`.'],
])('with the scope %j and %j it says %j', (scope, security, sentence) => {
  const object = {security, 'x-required-scope': scope} as OperationObject;
  expect(accessNote({object, isWebhook: false}, document)).toBe(sentence);
  expect(accessNote({object, isWebhook: true}, document)).toBeUndefined();
});
