import {describe, expect, it} from 'vitest';
import {listOperations, type Operation} from './document/listOperations';
import {resolveReference} from './document/resolveReference';
import {platformRateLimits} from './http/rateLimiter';
import {handlers} from './operations/handlers';
import {exampleIds, exampleSecrets} from './store/exampleIds';
import type {CallChanges} from './testing/exampleCall';
import {document, testSandbox} from './testing/testSandbox';

const operations = listOperations(document);
const unknownId = '00000000-0000-4000-8000-000000000000';

/** The bodies of an operation's examples, by name; one without a body has a single nameless example. */
function exampleBodies({object, id}: Operation): [string, unknown][] {
  if (!object.requestBody) return [['no body', undefined]];
  const {content} = resolveReference(document, object.requestBody);
  return Object.entries(content['application/json'].examples ?? {}).map(([name, entry]) => {
    // The example's path carries the sandbox, this one's the production organization.
    if (id === 'update-device' && name === 'Move') {
      return [name, {set_destination_org_id: exampleIds.pairedOrganization}];
    }
    return [name, resolveReference(document, entry).value];
  });
}

const firstBody = (operation: Operation): CallChanges => ({body: exampleBodies(operation)[0][1]});

/** A sandbox for calls that change nothing, which saves most of the time of these tests. */
const shared = testSandbox();
const sandboxFor = (operation: Operation) => (operation.method === 'get' ? shared : testSandbox());

/** How each status is brought about, for any operation; what it must be is in the document. */
const provoke: Record<string, (operation: Operation) => Promise<Response>> = {
  '200': (operation) => sandboxFor(operation).call(operation.id, firstBody(operation)),
  '400': (operation) => shared.call(operation.id, {...firstBody(operation), path: {org_id: 'not-a-uuid'}}),
  '401': (operation) => shared.call(operation.id, {...firstBody(operation), apiKey: null}),
  async '403'(operation) {
    const sandbox = testSandbox();
    const other = operation.scope === 'read-packets' ? 'read-devices' : 'read-packets';
    const {key} = await sandbox.json('provision-api-key', {body: {scopes: [other]}});
    return sandbox.call(operation.id, {...firstBody(operation), apiKey: key});
  },
  '404': (operation) => {
    const names = operation.parameters().filter((each) => each.in === 'path' && each.name !== 'org_id');
    const path = Object.fromEntries(names.map(({name}) => [name, unknownId]));
    return shared.call(operation.id, {...firstBody(operation), path});
  },
  async '429'(operation) {
    const sandbox = testSandbox({rateLimits: platformRateLimits});
    for (let index = 0; index < 3; index++) {
      expect((await sandbox.call(operation.id, firstBody(operation))).status).not.toBe(429);
    }
    return sandbox.call(operation.id, firstBody(operation));
  },
  '500': (operation) =>
    shared.call(operation.id, {...firstBody(operation), headers: {'Sandbox-Fault': '500'}}),
};

it('implements every operation of the document, and no other', () => {
  expect(operations).toHaveLength(31);
  expect(Object.keys(handlers).sort()).toEqual(operations.map(({id}) => id).sort());
});

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  it.each(Object.keys(operation.object.responses))('answers %s as documented', async (status) => {
    const response = await provoke[status](operation);
    expect(response.status).toBe(Number(status));
    if (status !== '200') expect((await response.json()).code).toBe(Number(status));
  });

  it.each(exampleBodies(operation))('accepts the example %s', async (_, body) => {
    expect((await sandboxFor(operation).call(operation.id, {body})).status).toBe(200);
  });

  const parameters = operation.parameters().filter((parameter) => parameter.in === 'query');
  it.each(parameters.map((each) => [each.name, each] as const))(
    'accepts the example of %s',
    async (name, each) => {
      const query = {[name]: String([each.example].flat()[0])};
      expect((await sandboxFor(operation).call(operation.id, {...firstBody(operation), query})).status).toBe(
        200,
      );
    },
  );

  const bounded = parameters.filter(({schema}) => schema.type !== 'string' || schema.enum || schema.pattern);
  it.each(bounded.map(({name}) => name))('refuses a wrong value of %s by its name', async (name) => {
    const response = await shared.call(operation.id, {...firstBody(operation), query: {[name]: '-1'}});
    expect(response.status).toBe(400);
    expect((await response.json()).description).toMatch(new RegExp(`^${name}\\b`));
  });

  it.each(operation.object.requestBody ? ['{"'] : [])('refuses a body that is no JSON', async (body) => {
    const response = await shared.call(operation.id, {body});
    expect(await response.json()).toMatchObject({
      code: 400,
      description: 'The request body is not valid JSON.',
    });
  });

  it('takes over the ID of a request', async () => {
    const headers = {'X-Request-ID': 'trace-7'};
    const response = await sandboxFor(operation).call(operation.id, {...firstBody(operation), headers});
    expect(response.headers.get('X-Request-ID')).toBe('trace-7');
  });
});

it('knows the secrets of the first data only as examples', () => {
  for (const secret of Object.values(exampleSecrets)) expect(secret).toMatch(/^example-/);
});
