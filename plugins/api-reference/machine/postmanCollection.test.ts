import type {Collection, CollectionRequest, Entry, Variable} from 'openapi-to-postmanv2';
import {beforeAll, expect, it} from 'vitest';
import {createSandbox} from '../../../sandbox/createSandbox';
import {listOperations} from '../../../sandbox/document/listOperations';
import {exampleSecrets} from '../../../sandbox/store/exampleIds';
import {document} from '../../../sandbox/testing/testSandbox';
import {postmanCollection} from './postmanCollection';

const shared = 'org_id';

let text: string;
beforeAll(async () => {
  text = await postmanCollection(document, shared);
});

const requests = (entries: Entry[]): Entry[] =>
  entries.flatMap((entry) => (entry.item ? requests(entry.item) : [entry]));

it('has each operation that the platform answers, in folders by tag', () => {
  const {info, item} = JSON.parse(text);
  expect(info.schema).toContain('v2.1.0');
  const operations = listOperations(document);
  expect(operations).not.toEqual([]);
  expect(requests(item)).toHaveLength(operations.length);
  expect(item.map(({name}: Entry) => name)).toContain('Devices');
});

it('asks for base URL, key and organization once', () => {
  const {variable, auth, item} = JSON.parse(text);
  expect(variable).toEqual([
    expect.objectContaining({key: 'baseUrl', value: 'https://api.skerry.example'}),
    expect.objectContaining({key: 'bearerToken', value: ''}),
    expect.objectContaining({key: 'org_id', value: '5b0c0b0e-7f1c-4c57-9d9e-2d6a3a1f8c10'}),
  ]);
  expect(auth.bearer[0].value).toBe('{{bearerToken}}');
  const ids = requests(item).map(
    ({request}) => request?.url?.variable?.find(({key}) => key === 'org_id')?.value,
  );
  expect(new Set(ids)).toEqual(new Set(['{{org_id}}']));
});

it('is the same each time', async () => {
  expect(await postmanCollection(document, shared)).toBe(text);
});

it('has texts in Markdown, its own and those of parameters included', () => {
  expect(JSON.parse(text).info.description.type).toBe('text/markdown');
  expect(text).not.toContain('"text/plain"');
});

/** Makes the request that a program makes of an entry, with a value for the key. */
function requestOf({method, url, header, body}: CollectionRequest, {variable, auth}: Collection): Request {
  const known = new Map(variable?.map(({key, value}) => [key, value]));
  known.set('bearerToken', exampleSecrets.apiKey);
  const fill = (text = '') =>
    text.replace(/\{\{(\w+)\}\}/g, (found, name) => known.get(name) ?? `no variable ${found}`);
  const enabled = (all: Variable[] = []) =>
    all.filter(({disabled}) => !disabled).map(({key = '', value}): [string, string] => [key, fill(value)]);
  const inPath = new Map(enabled(url?.variable));
  const path = url?.path?.map((step) => (step.startsWith(':') ? inPath.get(step.slice(1)) : step)).join('/');
  return new Request(`${fill(url?.host?.join('.'))}/${path}?${new URLSearchParams(enabled(url?.query))}`, {
    method,
    headers: [...enabled(header), ['Authorization', `Bearer ${fill(auth?.bearer?.[0]?.value)}`]],
    body: body?.raw,
  });
}

it('has requests that succeed as they are, apart from the key, with no ID or token of another call', async () => {
  const collection: Collection = JSON.parse(text);
  const all = requests(collection.item);
  const answers: Record<string, number> = {};
  for (const {name = '', request = {}} of all) {
    const sent = requestOf(request, collection);
    expect([...sent.headers.keys()].filter((one) => /continuation|request-id/.test(one))).toEqual([]);
    // Each has a sandbox of its own: some delete what others name.
    answers[name] = (await createSandbox({document}).handle(sent)).status;
  }
  expect(answers).toEqual(Object.fromEntries(all.map(({name}) => [name, 200])));
});

it('keeps optional parameters with their examples, switched off', () => {
  const all = requests(JSON.parse(text).item);
  const of = (wanted: string) => all.find(({name}) => name === wanted)?.request;
  expect(of('List devices')?.header).toContainEqual(
    expect.objectContaining({key: 'Continuation-Token', disabled: true}),
  );
  expect(of('List devices')?.url?.query).toContainEqual(
    expect.objectContaining({key: 'filter_tags', value: '_env:sandbox', disabled: true}),
  );
});
