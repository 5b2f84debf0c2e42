import {algoliasearch} from 'algoliasearch';
import {liteClient} from 'algoliasearch/lite';
import {expect, it, onTestFinished} from 'vitest';
import {createSearchHost} from './createSearchHost';
import {indexOf} from './StoredIndex';

const credentials = {appId: 'TESTAPP', adminKey: 'admin', searchKey: 'search'};
const objects = Array.from({length: 5}, (_, number) => ({objectID: `${number}`, title: `Page ${number}`}));

async function start(options: Partial<Parameters<typeof createSearchHost>[0]> = {}) {
  const host = createSearchHost({...credentials, ...options});
  const port = await host.listen();
  onTestFinished(() => host.close());
  const hosts = [{url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'} as const];
  return {host, hosts, client: algoliasearch(credentials.appId, credentials.adminKey, {hosts})};
}

it('takes what the genuine client replaces an index with', async () => {
  const {host, client} = await start({polls: 1});
  host.indices.set('docs', indexOf({records: [{objectID: 'old'}], rules: [{objectID: 'rule'}]}));
  await client.replaceAllObjects({indexName: 'docs', objects, batchSize: 2});
  expect([...(host.indices.get('docs')?.records.values() ?? [])]).toEqual(objects);
  expect(host.indices.get('docs')?.rules.has('rule')).toBe(true);
  expect([...host.indices.keys()]).toEqual(['docs']);
});

it('gives pages of records and synonyms, and settings with their defaults', async () => {
  const {host, client} = await start();
  const synonyms = [{objectID: 'ble', type: 'synonym', synonyms: ['ble', 'bluetooth']}];
  host.indices.set('docs', indexOf({records: objects, settings: {hitsPerPage: 7}, synonyms}));

  const pages: string[][] = [];
  await client.browseObjects({
    indexName: 'docs',
    browseParams: {hitsPerPage: 2},
    aggregator: ({hits}) => pages.push(hits.map(({objectID}) => objectID)),
  });
  expect(pages).toEqual([['0', '1'], ['2', '3'], ['4']]);
  const {hits, nbHits} = await client.searchSynonyms({indexName: 'docs'});
  expect(nbHits).toBe(1);
  expect(hits[0]).toMatchObject(synonyms[0]);
  expect(await client.getSettings({indexName: 'docs'})).toMatchObject({
    hitsPerPage: 7,
    queryType: 'prefixLast',
  });
});

it('answers an index that does not exist as Algolia does', async () => {
  const {client} = await start();
  await expect(client.browse({indexName: 'none'})).rejects.toMatchObject({
    status: 404,
    message: 'Index none does not exist',
  });
  expect(await client.indexExists({indexName: 'none'})).toBe(false);
  expect(await client.deleteIndex({indexName: 'none'})).toHaveProperty('taskID');
});

it('answers queries through what it is given, each from its own index', async () => {
  const {host, hosts} = await start({
    answer: ({requests}, records) => ({
      results: requests.map(({query}) => ({query, hits: records.filter(({title}) => title === query)})),
    }),
  });
  host.indices.set('docs', indexOf({records: objects}));
  host.indices.set('other', indexOf({records: []}));
  // As a browser sends them: credentials in the address.
  const reader = liteClient(credentials.appId, credentials.searchKey, {
    hosts,
    authMode: 'WithinQueryParameters',
  });
  const {results} = await reader.search<object>({
    requests: [
      {indexName: 'docs', query: 'Page 3'},
      {indexName: 'other', query: 'Page 3'},
    ],
  });
  expect(results).toEqual([
    {query: 'Page 3', hits: [objects[3]]},
    {query: 'Page 3', hits: []},
  ]);
});

it('refuses strangers, and the search key whatever is no query', async () => {
  const {host, hosts} = await start();
  host.indices.set('docs', indexOf({records: objects}));
  const with403 = (message: string) => expect.objectContaining({status: 403, message});
  const client = (appId: string, key: string) => algoliasearch(appId, key, {hosts});
  const read = {indexName: 'docs'};
  await expect(client('TESTAPP', 'wrong').getSettings(read)).rejects.toEqual(
    with403('Invalid Application-ID or API key'),
  );
  await expect(client('OTHER', 'admin').getSettings(read)).rejects.toEqual(
    with403('Invalid Application-ID or API key'),
  );
  await expect(client('TESTAPP', 'search').getSettings(read)).rejects.toEqual(
    with403('Method not allowed with this API key'),
  );
  expect(await client('TESTAPP', 'search').search({requests: [read]})).toHaveProperty('results');
});
