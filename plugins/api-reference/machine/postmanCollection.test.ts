import type {Entry} from 'openapi-to-postmanv2';
import {beforeAll, expect, it} from 'vitest';
import {document} from '../../../sandbox/testing/testSandbox';
import {postmanCollection} from './postmanCollection';

const options = {siteUrl: 'https://docs.example/', sharedParameter: 'org_id'};

let text: string;
beforeAll(async () => {
  text = await postmanCollection(document, options);
}, 60_000);

const requests = (entries: Entry[]): Entry[] =>
  entries.flatMap((entry) => (entry.item ? requests(entry.item) : [entry]));

it('has each operation that the platform answers, in folders by tag', () => {
  const {info, item} = JSON.parse(text);
  expect(info.schema).toContain('v2.1.0');
  expect(requests(item)).toHaveLength(31);
  expect(item.map(({name}: Entry) => name)).toContain('Devices');
});

it('asks for base URL, key and organization once', () => {
  const {variable, auth, item} = JSON.parse(text);
  expect(variable).toEqual([
    expect.objectContaining({key: 'baseUrl', value: 'https://api.skerry.example'}),
    expect.objectContaining({key: 'org_id', value: '5b0c0b0e-7f1c-4c57-9d9e-2d6a3a1f8c10'}),
  ]);
  expect(auth.bearer[0].value).toBe('{{bearerToken}}');
  const ids = requests(item).map(
    ({request}) => request?.url?.variable?.find(({key}) => key === 'org_id')?.value,
  );
  expect(new Set(ids)).toEqual(new Set(['{{org_id}}']));
});

it('is the same each time, and links to the site', async () => {
  expect(await postmanCollection(document, options)).toBe(text);
  expect(text).toContain('](https://docs.example/docs/');
  expect(text).not.toContain('](/');
});
