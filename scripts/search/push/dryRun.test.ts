import {expect, it} from 'vitest';
import {builtProject, builtSettings, pushFixture, record, recordsOf} from './pushFixture';

const dryRun = ['--dry-run'];
const reads = ['GET /settings', 'POST /synonyms/search', 'POST /browse'];

it('prints what a push would change, and only reads', async () => {
  const {host, push} = await pushFixture();
  const before = structuredClone(host.indices);
  const root = builtProject({records: recordsOf(8), settings: builtSettings});
  const {code, lines, error} = await push({args: dryRun, root});

  expect({code, error}).toEqual({code: 0, error: ''});
  expect(lines).toEqual([
    'What a push would change in index "docs" of application TESTAPP:',
    'Records: 7 added, 1 changed, 1 removed, 0 the same',
    '  added: /docs/page-2#0  /docs/page-3#0  /docs/page-4#0  /docs/page-5#0  /docs/page-6#0 … and 2 more',
    '  changed: /docs/page-1#0',
    '  removed: /docs/page-9001#0',
    'Synonyms: 1 added, 0 changed, 1 removed, 0 the same',
    '  added: bluetooth',
    '  removed: old',
    'Settings: 3 differences',
    '  hitsPerPage: 5 → 25',
    '  searchableAttributes: default → ["unordered(hierarchy.lvl1)","content"]',
    '  customRanking: ["desc(weight.level)"] → default',
    'Nothing was sent, as --dry-run asks.',
  ]);
  expect(host.requests.map(({method, call}) => `${method} ${call}`)).toEqual(reads);
  expect(host.indices).toEqual(before);
});

it('finds no difference after a push, over several pages of records', async () => {
  const {host, push} = await pushFixture();
  const root = builtProject({records: recordsOf(2500), settings: builtSettings});
  await push({root});
  host.requests.length = 0;
  const {lines} = await push({args: dryRun, root});
  expect(lines.slice(1, -1)).toEqual([
    'Records: 0 added, 0 changed, 0 removed, 2,500 the same',
    'Synonyms: 0 added, 0 changed, 0 removed, 1 the same',
    'Settings: no difference',
  ]);
  expect(host.requests.filter(({call}) => call === '/browse')).toHaveLength(3);
});

it('notices a change deep in a record, and no change of the order of its attributes', async () => {
  const {host, push} = await pushFixture();
  const root = builtProject({records: [record(1), record(2)], settings: builtSettings});
  await push({root});
  const live = host.indices.get('docs')?.records;
  const {weight, ...rest} = record(2);
  live?.set(rest.objectID, {weight, ...rest});
  const first = record(1);
  live?.set(first.objectID, {...first, hierarchy: {...first.hierarchy, lvl2: 'Limits'}});
  const {lines} = await push({args: dryRun, root});
  expect(lines).toContain('Records: 0 added, 1 changed, 0 removed, 1 the same');
  expect(lines).toContain('  changed: /docs/page-1#0');
});

it('counts a live index that does not exist as empty', async () => {
  const {host, push} = await pushFixture();
  host.indices.clear();
  const {code, lines} = await push({args: dryRun});
  expect(code).toBe(0);
  expect(lines[0]).toBe('A push would create the index "docs" of application TESTAPP:');
  expect(lines).toContain('Records: 3 added, 0 changed, 0 removed, 0 the same');
  expect(host.requests.map(({method, call}) => `${method} ${call}`)).toEqual(['GET /settings']);
  expect(host.indices.size).toBe(0);
});

it('starts reading again after a fault that passes', async () => {
  const {host, push} = await pushFixture();
  host.fail({status: 503}, {when: ({call}) => call === '/browse'});
  const {code, lines} = await push({args: dryRun});
  expect(code).toBe(0);
  expect(lines).toContain('Records: 2 added, 1 changed, 1 removed, 0 the same');
});
