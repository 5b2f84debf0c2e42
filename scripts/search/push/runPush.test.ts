import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {runPush} from './runPush';
import {startSearchHost} from './testing/startSearchHost';

const adminKey = '0123456789abcdef0123456789abcdef';
const variables = {
  DOCS_SEARCH_APP_ID: 'TESTAPP',
  DOCS_SEARCH_INDEX: 'docs',
  DOCS_SEARCH_ADMIN_KEY: adminKey,
};
const records = (count: number) => Array.from({length: count}, (_, page) => ({objectID: `/docs/${page}`}));
const built = {
  records: records(2_500),
  settings: {
    settings: {hitsPerPage: 25, distinct: true},
    synonyms: [{objectID: 'ble', type: 'synonym', synonyms: ['BLE', 'Bluetooth']}],
  },
};
const before = {
  records: [{objectID: '/docs/gone'}],
  settings: {hitsPerPage: 5, distinct: true},
  synonyms: [],
  rules: [{objectID: 'pinned'}],
};

/** A project whose last build left these files; a text is written as it is. */
function project(files: Record<string, unknown>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'search-push-'));
  onTestFinished(() => fs.rmSync(root, {recursive: true}));
  const folder = path.join(root, '.docusaurus/search');
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, content] of Object.entries(files))
    fs.writeFileSync(
      path.join(folder, `${name}.json`),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  return root;
}

async function prepare() {
  const host = await startSearchHost(adminKey);
  host.indices.set('docs', before);
  async function push(args: string[] = [], env: Partial<typeof variables> = {}, root = project(built)) {
    const lines: string[] = [];
    const errors: string[] = [];
    const code = await runPush({
      args,
      variables: {...variables, ...env},
      root,
      print: (line) => lines.push(line),
      printError: (line) => errors.push(line),
      clientOptions: host.clientOptions,
    });
    expect(lines.join() + errors.join()).not.toContain(env.DOCS_SEARCH_ADMIN_KEY || adminKey);
    return {code, lines, error: errors.join('\n')};
  }
  return {...host, push};
}

it('leaves exactly what was built, and the rules of the dashboard', async () => {
  const {indices, calls, push} = await prepare();
  const {code, lines, error} = await push();
  expect({code, error}).toEqual({code: 0, error: ''});
  expect([...indices.keys()]).toEqual(['docs']);
  expect(indices.get('docs')).toEqual({
    records: built.records,
    settings: built.settings.settings,
    synonyms: built.settings.synonyms,
    rules: before.rules,
  });
  expect(calls.filter((call) => call.startsWith('POST /batch'))).toEqual(
    Array.from({length: 3}, () => 'POST /batch docs_tmp'),
  );
  expect(calls.at(-1)).toBe('POST /operation docs_tmp');
  expect(lines).toEqual([
    '2 settings and 1 synonyms are live',
    '2,500 records are live in index "docs" of application TESTAPP',
  ]);
});

it('creates an index that does not exist', async () => {
  const {indices, push} = await prepare();
  indices.clear();
  expect((await push()).code).toBe(0);
  expect(indices.get('docs')).toMatchObject({records: built.records, settings: built.settings.settings});
});

it('counts in a dry run, and only reads', async () => {
  const {indices, calls, push} = await prepare();
  expect(await push(['--dry-run'])).toEqual({
    code: 0,
    error: '',
    lines: [
      'Index "docs" of application TESTAPP:',
      'Records: 1 live, 2,500 built',
      'Synonyms: 0 live, 1 built',
      'Settings: 1 of 2 differ: hitsPerPage',
      'Nothing was sent, as --dry-run asks.',
    ],
  });
  expect(calls.filter((call) => !/^(GET|POST \/browse|POST \/synonyms\/search)/.test(call))).toEqual([]);
  expect(indices.get('docs')).toEqual(before);

  indices.clear();
  const {lines} = await push(['--dry-run']);
  expect(lines[0]).toContain('does not exist; a push creates it');
  expect(indices.size).toBe(0);
});

it('names the variable whose key is refused, and masks the key where an answer repeats it', async () => {
  const {indices, push} = await prepare();
  for (const args of [[], ['--dry-run']]) {
    const {code, error} = await push(args, {DOCS_SEARCH_ADMIN_KEY: 'f'.repeat(32)});
    expect(code).toBe(1);
    expect(error).toContain('403: Invalid key *****');
    expect(error).toContain('DOCS_SEARCH_ADMIN_KEY must hold a key of this application');
    if (args.length === 0) expect(error).toContain('Index "docs" is as it was.');
  }
  expect(indices.get('docs')).toEqual(before);
});

it.each([
  [429, 'POST /synonyms/batch', 'try again later', 'its records are the old ones'],
  [503, 'POST /batch', 'the last host answered 503', 'Records of "docs" are the old ones or all'],
  [400, 'POST /batch', '400: Not this time', 'Records of "docs" are the old ones or all'],
])('says what an answer of %i to %s leaves behind', async (status, call, reason, state) => {
  const {faults, indices, push} = await prepare();
  faults.set(call, status);
  const {code, error} = await push();
  expect(code).toBe(1);
  expect(error).toContain(reason);
  expect(error).toContain(state);
  expect(indices.get('docs')?.records).toEqual(before.records);
  expect([...indices.keys()]).toEqual(['docs']);
});

it('says where to look when nobody answers', async () => {
  const {close, push} = await prepare();
  await close();
  const {code, error} = await push();
  expect(code).toBe(1);
  expect(error).toContain('ECONNREFUSED');
  expect(error).toContain('Check DOCS_SEARCH_APP_ID, the network');
});

it.each([
  ['there is no build', {}, 'records.json cannot be read (ENOENT'],
  ['a build broke off', {...built, settings: '{"settings'}, 'settings.json cannot be read'],
  ['there is no record', {...built, records: []}, 'would empty the live search'],
  [
    'two records have one ID',
    {...built, records: [...records(2), ...records(1)]},
    'two records with the objectID "/docs/0"',
  ],
])('sends nothing when %s', async (_, files, sentence) => {
  const {calls, push} = await prepare();
  const {code, error} = await push([], {}, project(files));
  expect(code).toBe(1);
  expect(error).toContain(sentence);
  expect(calls).toEqual([]);
});

it('sends nothing when the environment lacks something or an argument is unknown', async () => {
  const {calls, push} = await prepare();
  expect((await push([], {DOCS_SEARCH_ADMIN_KEY: ''})).error).toContain('"DOCS_SEARCH_ADMIN_KEY" is empty');
  const {code, error} = await push(['--dryrun', adminKey]);
  expect(code).toBe(1);
  expect(error).toContain("Unknown option '--dryrun'");
  expect((await push([adminKey])).error).toContain('*****');
  expect((await push(['--help'])).lines.join()).toContain('npm run search:push -- --dry-run');
  expect(calls).toEqual([]);
});
