import {describe, expect, it} from 'vitest';
import {listOperations, type Operation} from './document/listOperations';
import {handlers} from './operations/handlers';
import {exampleSecrets} from './store/exampleIds';
import {documentedPairs} from './testing/documentedPairs';
import {exampleBodies} from './testing/exampleBodies';
import type {CallChanges} from './testing/exampleCall';
import {listScenarios} from './testing/exerciseContract';
import {document, testSandbox} from './testing/testSandbox';

const operations = listOperations(document);
const scenarios = listScenarios(document);

const firstBody = (operation: Operation): CallChanges => ({body: exampleBodies(document, operation)[0][1]});

/** A sandbox for calls that change nothing, which saves most of the time of these tests. */
const shared = testSandbox();
const sandboxFor = (operation: Operation) => (operation.method === 'get' ? shared : testSandbox());

it('has a scenario for every status of every operation of the document', () => {
  expect(scenarios.map(({pair}) => pair).sort()).toEqual(documentedPairs(document).sort());
});

it.each(scenarios.map(({pair, run}) => [pair, run] as const))('%s is as documented', (_, run) => run());

it('implements every operation of the document, and no other', () => {
  expect(Object.keys(handlers).sort()).toEqual(operations.map(({id}) => id).sort());
});

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  it.each(exampleBodies(document, operation))('accepts the example %s', async (_, body) => {
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
