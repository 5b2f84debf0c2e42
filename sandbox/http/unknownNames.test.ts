import {describe, expect, it} from 'vitest';
import {listOperations, type Operation} from '../document/listOperations';
import type {JsonSchema} from '../document/OpenApiDocument';
import {exampleBodies} from '../testing/exampleBodies';
import {document, testSandbox} from '../testing/testSandbox';
import {meant} from './describeProblem';

const operations = listOperations(document);
const withBody = operations.filter((operation) => operation.body());
/** Those whose method lets a body be sent. */
const withoutBody = operations.filter((operation) => !operation.body() && operation.method !== 'get');
const named = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const);
const {call} = testSandbox();

async function refusal(operation: Operation, changes: Parameters<typeof call>[1]): Promise<string> {
  const response = await call(operation.id, changes);
  expect(response.status).toBe(400);
  return (await response.json()).description;
}

/** The example with a field added to each object in it that is no map of tags, one at a time, with the field's name. */
function withUnknownField(value: unknown, at = ''): [name: string, changed: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const name = Array.isArray(value) ? `${at}[${key}]` : at ? `${at}.${key}` : key;
    if (/tags/.test(key)) return [];
    return withUnknownField(part, name).map(([field, changed]) => [
      field,
      Array.isArray(value) ? value.with(Number(key), changed) : {...value, [key]: changed},
    ]);
  });
  return Array.isArray(value) ? inside : [[at ? `${at}.extra` : 'extra', {...value, extra: 1}], ...inside];
}

/** Places of the objects in a schema that take any field. */
function openObjects(schema: JsonSchema, at: string): string[] {
  const {
    properties = {},
    items,
    oneOf = [],
    type,
    additionalProperties,
  } = schema as JsonSchema & {
    oneOf?: JsonSchema[];
    items?: JsonSchema;
  };
  return [
    ...(type === 'object' && additionalProperties === undefined ? [at] : []),
    ...Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, part]) =>
      openObjects(part, `${at}.${name}`),
    ),
    ...(items ? openObjects(items, `${at}[]`) : []),
    ...oneOf.flatMap((part) => openObjects(part, at)),
  ];
}

it.each(named(operations))(
  '%s refuses a query parameter that it does not have, by its name',
  async (_, operation) => {
    const [[, body]] = exampleBodies(document, operation);
    const description = await refusal(operation, {body, query: {extra: '1'}});
    expect(description).toMatch(/^extra is not a query parameter of this operation\./);
  },
);

it.each(named(withoutBody))('%s refuses a body, as it takes none', async (_, operation) => {
  expect(await refusal(operation, {body: {}})).toBe('This operation takes no request body.');
});

describe.each(named(withBody))('%s', (_, operation) => {
  it('says in the document that every object of its body is closed', () => {
    expect(openObjects(operation.body()?.schema ?? {}, operation.id)).toEqual([]);
  });

  const changed = exampleBodies(document, operation).flatMap(([, body]) => withUnknownField(body));
  it.each(changed)('refuses %s, which it does not have', async (name, body) => {
    expect(await refusal(operation, {body})).toBe(`${name} is not a field of this request.`);
  });
});

it.each([
  [
    'provision-api-key',
    {body: {key_name: 't'}},
    'key_name is not a field of this request. Did you mean name?',
  ],
  [
    'get-api-metrics',
    {query: {dayz: '3'}},
    'dayz is not a query parameter of this operation. Did you mean days?',
  ],
  [
    'invite-user-to-organization',
    {body: {invitee_emial: 'a@b.example', role: 'member'}},
    'invitee_emial is not a field of this request. Did you mean invitee_email?',
  ],
  [
    'update-organization-metadata',
    {body: {set_address: {zip: '1'}}},
    'set_address.zip is not a field of this request.',
  ],
  ['provision-api-key', {body: {'': 1}}, '"" is not a field of this request.'],
])('%s names the field that was meant: %o', async (id, changes, sentence) => {
  const operation = operations.find((each) => each.id === id);
  expect(operation && (await refusal(operation, changes))).toBe(sentence);
});

it('has a hint for near names alone', () => {
  expect(meant('filter_tag', ['limit', 'filter_tags'])).toBe(' Did you mean filter_tags?');
  expect(meant('extra', ['limit', 'days'])).toBe('');
  expect(meant('x'.repeat(10_000), ['x'])).toBe('');
});
