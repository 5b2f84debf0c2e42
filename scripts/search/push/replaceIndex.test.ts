import {liteClient} from 'algoliasearch/lite';
import {expect, it} from 'vitest';
import {builtProject, builtSettings, credentials, pushFixture, recordsOf, variables} from './pushFixture';

const project = () => builtProject({records: recordsOf(2500), settings: builtSettings});

it('leaves exactly what was built, and the rules, in place of what was there', async () => {
  const {host, push} = await pushFixture();
  const {code, error} = await push({root: project()});

  expect({code, error}).toEqual({code: 0, error: ''});
  expect([...host.indices.keys()]).toEqual(['docs']);
  const live = host.indices.get('docs');
  expect([...(live?.records.values() ?? [])]).toEqual(recordsOf(2500));
  expect(live?.settings).toEqual(builtSettings.settings);
  expect([...(live?.synonyms.values() ?? [])]).toEqual(builtSettings.synonyms);
  expect([...(live?.rules.keys() ?? [])]).toEqual(['pinned']);
});

it('creates an index that does not exist', async () => {
  const {host, push} = await pushFixture();
  host.indices.clear();
  expect((await push()).code).toBe(0);
  expect(host.indices.get('docs')?.records.size).toBe(3);
});

it('waits until everything is indexed before it moves, and until the move is done', async () => {
  const {host, push} = await pushFixture({polls: 2});
  const {code, pauses} = await push({root: project()});
  expect(code).toBe(0);
  expect(host.indices.get('docs')?.records.size).toBe(2500);
  expect(host.indices.get('docs')?.synonyms.has('bluetooth')).toBe(true);
  // Seven tasks: rules, settings, synonyms, three batches, the move.
  expect(pauses).toEqual(Array.from({length: 7}, () => [200, 400]).flat());
});

it('changes nothing about the live index but by one move at the end', async () => {
  const {host, push} = await pushFixture();
  await push({root: project()});
  const writes = host.requests.filter(({method, call}) => method !== 'GET' && call !== '/task');
  const onLive = writes.filter(({index}) => index === 'docs');
  expect(onLive.map(({call, body}) => ({call, body}))).toEqual([
    {
      call: '/operation',
      body: {operation: 'copy', destination: expect.stringMatching(/^docs_tmp_/), scope: ['rules']},
    },
  ]);
  expect(writes.at(-1)).toMatchObject({
    index: expect.stringMatching(/^docs_tmp_/),
    call: '/operation',
    body: {operation: 'move', destination: 'docs'},
  });
});

it('keeps answering readers with the old index or the new one, never with less', async () => {
  const {address, push} = await pushFixture({polls: 1});
  const reader = liteClient(credentials.appId, credentials.searchKey, {hosts: [address]});
  const found = async () => {
    const {results} = await reader.search<object>({requests: [{indexName: 'docs', query: 'page'}]});
    return 'nbHits' in results[0] ? results[0].nbHits : undefined;
  };
  const answers = [found()];
  await push({root: project(), print: () => answers.push(found())});
  const seen = await Promise.all([...answers, found()]);
  expect(seen.length).toBeGreaterThan(7);
  expect(seen[0]).toBe(2);
  expect(seen.at(-1)).toBe(2500);
  expect(new Set(seen)).toEqual(new Set([2, 2500]));
});

it('says how far it is, a line each, and sums up', async () => {
  const {push} = await pushFixture();
  const {lines} = await push({root: project()});
  expect(lines).toEqual([
    '2,500 records go to the index "docs" of application TESTAPP',
    'Rules copied from the live index',
    '2 settings and 1 synonym sent',
    '1,000 of 2,500 records sent',
    '2,000 of 2,500 records sent',
    '2,500 of 2,500 records sent',
    'Indexed',
    'Index replaced',
    expect.stringMatching(
      /^Done in \d+\.\d s: 2,500 records, 2 settings and 1 synonym are live in the index "docs" of application TESTAPP\.$/,
    ),
  ]);
});

it('sends nothing when there is no record', async () => {
  const {host, push} = await pushFixture();
  const {code, error} = await push({root: builtProject({records: [], settings: builtSettings})});
  expect(code).toBe(1);
  expect(error).toContain('would empty the live search');
  expect(host.requests).toEqual([]);
});

it('sends nothing when the environment lacks something, and names it', async () => {
  const {host, push} = await pushFixture();
  const {code, error} = await push({variables: {DOCS_SEARCH_INDEX: 'docs', DOCS_SEARCH_API_KEY: 'b2'}});
  expect(code).toBe(1);
  expect(error).toContain('"DOCS_SEARCH_APP_ID" is missing');
  expect(error).toContain('"DOCS_SEARCH_ADMIN_KEY" is missing');
  expect(host.requests).toEqual([]);
});

it('sends nothing when an argument is not understood, and does not repeat the key', async () => {
  const {host, push} = await pushFixture();
  const {code, error} = await push({args: ['--dryrun', variables.DOCS_SEARCH_ADMIN_KEY]});
  expect(code).toBe(1);
  expect(error).toContain('--dryrun, ***** is no option');
  expect(host.requests).toEqual([]);
});
