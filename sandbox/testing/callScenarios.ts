import {listOperations, type Operation} from '../document/listOperations';
import type {OpenApiDocument} from '../document/OpenApiDocument';
import {platformRateLimits} from '../http/rateLimiter';
import {checkRequest} from './checkExchange';
import {createTestSandbox, type TestSandbox} from './createTestSandbox';
import {type CallChanges, exampleCall} from './exampleCall';
import {exampleBodies} from './exampleBodies';
import {type Scenario, scenariosOf} from './Scenario';

const unknownId = '00000000-0000-4000-8000-000000000000';

/** Sandboxes that scenarios use one after the other, which saves most of their time. */
interface Shared {
  /** For calls that change nothing. */
  free: TestSandbox;
  /** With the platform's rate limits. */
  limited: TestSandbox;
}

type Provoke = (operation: Operation, changes: CallChanges, shared: Shared) => Promise<Response>;

/** How each status is brought about, for any operation, by changing a call that is as the document's example has it. */
function provocations(document: OpenApiDocument): Record<string, Provoke> {
  return {
    '200'({id, method}, changes, {free}) {
      const sandbox = method === 'get' ? free : createTestSandbox({document, rateLimits: null});
      return sandbox.call(id, changes);
    },
    async '400'(operation, changes, {free}) {
      const wrong = {...changes, path: {org_id: 'not-a-uuid'}};
      const problems = await checkRequest(document, operation, exampleCall(operation, wrong));
      if (problems.length === 0) throw new Error('The document allows the request that must be refused.');
      return free.call(operation.id, wrong);
    },
    '401': ({id}, changes, {free}) => free.call(id, {...changes, apiKey: null}),
    async '403'({id, scope}, changes, {free}) {
      const other = scope === 'read-packets' ? 'read-devices' : 'read-packets';
      const {key} = await free.json('provision-api-key', {body: {scopes: [other]}});
      return free.call(id, {...changes, apiKey: key});
    },
    '404'(operation, changes, {free}) {
      const names = operation.parameters().filter((each) => each.in === 'path' && each.name !== 'org_id');
      const path = Object.fromEntries(names.map(({name}) => [name, unknownId]));
      return free.call(operation.id, {...changes, path});
    },
    async '429'({id}, changes, {limited}) {
      limited.clock.time += 1000;
      for (let index = 0; index < platformRateLimits.endpoint; index++) {
        const {status} = await limited.call(id, changes);
        if (status === 429) throw new Error(`Call ${index + 1} of a second is refused already.`);
      }
      return limited.call(id, changes);
    },
    '500': ({id}, changes, {free}) => free.call(id, {...changes, headers: {'Sandbox-Fault': '500'}}),
  };
}

/** Scenarios of a reader's calls: one for each operation under `paths` and each status that it documents. */
export function callScenarios(document: OpenApiDocument): Scenario[] {
  const provoke = provocations(document);
  const shared = {
    free: createTestSandbox({document, rateLimits: null}),
    limited: createTestSandbox({document, rateLimits: platformRateLimits}),
  };
  return listOperations(document).flatMap((operation) =>
    scenariosOf(operation, async (status) => {
      if (!provoke[status]) throw new Error(`No scenario brings about the status ${status}.`);
      const [[, body]] = exampleBodies(document, operation);
      const response = await provoke[status](operation, {body}, shared);
      if (response.status !== Number(status)) {
        throw new Error(`The answer has the status ${response.status}: ${await response.text()}`);
      }
      if (status === '200') return;
      const {code} = await response.json();
      if (code !== Number(status)) throw new Error(`The body of the answer has the code ${code}.`);
    }),
  );
}
