import {expect, it} from 'vitest';
import type {Operation} from '../document/operations';
import {accessNote} from './accessNote';
import type {OperationItem} from '../follow/followOperation';

const securitySchemes: OperationItem['securitySchemes'] = {
  bearer: {type: 'http', scheme: 'bearer'},
  cookie: {type: 'apiKey', in: 'cookie', name: 'sid'},
};

it.each<[string | null | undefined, OperationItem['security'], string | undefined]>([
  [undefined, undefined, undefined],
  [undefined, [], 'No key is needed.'],
  [undefined, [{bearer: []}], 'Needs a bearer token. [How to authenticate](./api.mdx#authentication)'],
  [undefined, [{gone: []}], 'Needs `gone`.'],
  [null, [], 'No key is needed.'],
  [null, [{bearer: []}], 'Any valid API key will do; no scope is needed.'],
  ['read', [{bearer: []}], 'Needs an API key with the scope [`read`](./api.mdx#scopes).'],
  ['read', [{cookie: []}], 'Needs an API key in the cookie `sid` with the scope [`read`](./api.mdx#scopes).'],
  [null, [{cookie: []}], 'Needs an API key in the cookie `sid`.'],
])('with the scope %j and %j it says %j', (scope, security, sentence) => {
  const operation = {scope, isWebhook: false} as Operation;
  const item: OperationItem = {security, securitySchemes};
  expect(accessNote(item, operation, 'api')).toBe(sentence);
  expect(accessNote(item, {...operation, isWebhook: true}, 'api')).toBeUndefined();
});
