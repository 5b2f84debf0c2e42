import {expect, it} from 'vitest';
import type {JsonSchema, OpenApiDocument, ResponseObject} from '../document/OpenApiDocument';
import {documentedPairs} from './documentedPairs';
import {listScenarios} from './exerciseContract';
import {document} from './testSandbox';

interface Components {
  schemas: Record<string, {properties: JsonSchema; required: string[]}>;
  responses: Record<string, ResponseObject>;
}

/** The document of this repository with one thing in it changed. */
function changed(change: (copy: OpenApiDocument, components: Components) => void): OpenApiDocument {
  const copy = structuredClone(document);
  change(copy, copy.components as unknown as Components);
  return copy;
}

async function run(copy: OpenApiDocument, pair: string): Promise<void> {
  const scenario = listScenarios(copy).find((each) => each.pair === pair);
  if (!scenario) throw new Error(`There is no scenario ${pair}.`);
  await scenario.run();
}

const path = '/v1/org/{org_id}';

it.each<[string, string, RegExp, (copy: OpenApiDocument, components: Components) => void]>([
  [
    'an answer with a property that is not documented',
    'retrieve-organization-metadata 200',
    /Body #\/timezone/,
    (_, {schemas}) => delete schemas.Organization.properties.timezone,
  ],
  [
    'an answer without a property that is required',
    'retrieve-organization-metadata 200',
    /"vat_id"/,
    (_, {schemas}) => schemas.Organization.required.push('vat_id'),
  ],
  [
    'an answer with a header that is not documented',
    'get-device 404',
    /header x-request-id is not documented/,
    (_, {responses}) => delete responses.NotFound.headers?.['X-Request-ID'],
  ],
  [
    'an error body that is not documented',
    'get-device 404',
    /Body #\/description/,
    (_, {schemas}) => delete schemas.NotFoundError.properties.description,
  ],
  [
    'a status that nothing brings about',
    'retrieve-organization-metadata 418',
    /No scenario brings about the status 418/,
    ({paths}) => Object.assign(paths[path].get?.responses ?? {}, {'418': {}}),
  ],
  [
    'an example that the schema refuses',
    'add-user-to-organization 200',
    /status 400.*role/,
    (_, {schemas}) => Object.assign(schemas.Role, {enum: ['owner']}),
  ],
  [
    'a delivery without a header that is required',
    'packet-webhook-example 200',
    /parameter Skerry-Webhook-Signature is missing/,
    ({webhooks}) =>
      Object.assign(webhooks?.['packet-webhook-example'].post?.parameters?.[0] ?? {}, {
        name: 'Skerry-Webhook-Signature',
      }),
  ],
  [
    'a delivery with a property that is not documented',
    'packet-webhook-example 500',
    /Body #\/packets\/0/,
    (_, {schemas}) => delete schemas.Packet.properties.network_type,
  ],
])('finds %s', async (_, pair, problem, change) => {
  await expect(run(changed(change), pair)).rejects.toThrow(problem);
});

it('misses an operation that the sandbox does not see', () => {
  const copy = changed(({paths}) => {
    Object.assign(paths[path], {query: {operationId: 'look-at-organization', responses: {'200': {}}}});
  });
  const pairs = listScenarios(copy).map(({pair}) => pair);
  expect(documentedPairs(copy).filter((pair) => !pairs.includes(pair))).toEqual(['look-at-organization 200']);
});
