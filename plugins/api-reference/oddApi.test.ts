import {compile} from '@mdx-js/mdx';
import {load} from 'cheerio';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {beforeAll, expect, it} from 'vitest';
import {codeOf} from '../content/highlight/shared/codeHtml';
import {oddApi} from './testing/oddApi';
import {type PagesOfFile, pagesOf} from './testing/pagesOf';

let made: PagesOfFile;
let page: string;
let blocks: string[];
beforeAll(async () => {
  made = await pagesOf(oddApi, 'yaml');
  page = made.files.get('start-job.mdx') ?? '';
  blocks = JSON.parse(made.files.get('start-job.blocks.json') ?? '[]');
});

it('is taken whole', () => {
  expect(made.unsupported).toEqual([]);
  expect(made.operations.map(({id}) => id)).toEqual([
    'start-job',
    'list-jobs',
    'swap-jobs',
    'make-job',
    'drop-jobs',
  ]);
  expect(made.files.get('list-jobs.mdx')).toContain('description: "List jobs"');
});

it('compiles, with braces, tags and tables in its texts', async () => {
  for (const [name, text] of made.files) {
    if (!name.endsWith('.mdx')) continue;
    const {value} = await compile(text, {jsx: true, remarkPlugins: [remarkFrontmatter, remarkGfm]});
    expect(String(value), name).not.toMatch(/^export const x/m);
  }
  expect(page).toContain('Takes \\{braces}, **tags**, `{code} <i>`');
  expect(page).toMatch(/\| \\\{a\} +\| \\<room> +\|/);
  expect(page).toContain('![far](https://odd.example/far.png)');
  expect(page).not.toContain('plan.png');
});

it('has each parameter once for each place, the own one before that of the path', () => {
  const html = blocks.join('');
  const ids = [...html.matchAll(/<li id="((?:path|query|cookie)\.[^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['path.id', 'query.id', 'cookie.session', 'cookie.trace']);
  expect(html).toContain('Of the operation.');
  expect(html).not.toContain('Of the path.');
  expect(html).toContain('values apart by |');
});

it('sends required cookies and the key of the first way in the samples', () => {
  const [bash = ''] = blocks.map(codeOf);
  expect(bash).toContain('--header "Cookie: sid=$SID; session=s1"');
  expect(bash).toContain('"https://eu.odd.example/jobs/j1"');
});

const how = ' [How to authenticate](./odd-api.mdx#authentication)';

it.each([
  [
    'start-job',
    `Needs an API key for the cookie \`sid\`, or an API key for the query parameter \`key\`.${how}`,
  ],
  [
    'make-job',
    `Works without a key, and also takes an access token of OAuth 2.0 with the scopes \`jobs\`, \`all\`.${how}`,
  ],
  ['drop-jobs', 'No key is needed.'],
  [
    'swap-jobs',
    `Needs a bearer token and an API key for the cookie \`sid\`, or a user name and password (HTTP Basic).${how}`,
  ],
])('names what lets a caller in: %s', (name, sentence) => {
  const endpoint = made.files.get(`${name}.mdx`)?.split(/<\/?Endpoint/)[1];
  expect(endpoint?.split('\n\n').slice(-2)).toEqual([sentence, '']);
});

it('marks what is deprecated: an operation in page, sidebar and overview, parameters and properties', () => {
  const old = made.files.get('drop-jobs.mdx') ?? '';
  expect(old).toContain('<strong className="property-deprecated">Deprecated.</strong>');
  expect(old).toContain('sidebar_label: "Drop jobs (deprecated)"');
  expect(made.files.get('odd-api.mdx')).toContain('[Drop jobs](./drop-jobs.mdx) (deprecated) |');
  const $ = load(JSON.parse(made.files.get('drop-jobs.blocks.json') ?? '[]').join(''));
  expect(
    $('li:has(.property-deprecated)')
      .get()
      .map(({attribs}) => attribs.id),
  ).toEqual(['query.all', 'query.old']);
  expect(`${page}${blocks.join('')}`).not.toMatch(/deprecated/i);
});

it('says nothing of keys where the file does not', async () => {
  const {files} = await pagesOf(oddApi.replace(/^security:.*\n/m, ''), 'yaml');
  expect(files.get('list-jobs.mdx')).toMatch(/<Endpoint [^\n]*>\n\n<\/Endpoint>/);
});

it('shows alternatives with what they have in common, and a schema in itself by its name', () => {
  const html = blocks.join('');
  for (const id of [
    'body.Circle.kind',
    'body.Circle.radius',
    'body.Square.kind',
    'response-default.all',
    'response-default.other.node',
    'response-default.a-b-c',
  ])
    expect(html, id).toContain(`id="${id}"`);
  expect(html).toMatch(/>side<[\s\S]*>area</);
  expect(html).toContain('told apart by <code>kind</code>');
  expect(html).toContain('<span class="property-type">Node[]</span>');
  expect(html).toContain('Of &#x3C;c> and {d}.');
});

it('says with which value of the discriminator each alternative is meant', () => {
  const $ = load(blocks.join(''));
  const choices = (anchor: string) => $(`[id="${anchor}"] > .property > .property-choice`).text();
  expect(choices('body.Circle')).toBe('kind: Circle');
  expect(choices('body.Square')).toBe('kind: sq');
  // A schema in itself; one that no mapping names, whose title is not its name; one without a name.
  expect(choices('response-default.either.Node')).toBe('kind: n or m');
  expect(choices('response-default.either.A-leaf')).toBe('kind: Leaf');
  expect(choices('response-default.either.Option-3')).toBe('');
});

it('offers to fill in a key only where a sample sends one', () => {
  expect(page).toContain('own={[{"variable":"SID","label":"sid","isSecret":true}]}');
  expect(made.files.get('drop-jobs.mdx')).toContain('own={[]}');
});

it('leaves what is read-only out of requests and what is write-only out of answers', () => {
  const job = JSON.parse(made.files.get('make-job.blocks.json') ?? '[]') as string[];
  const anchors = [...job.join('').matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
  expect(anchors).toEqual([
    'body.name',
    'body.secret',
    'body.parts',
    'body.parts.size',
    'response-200.id',
    'response-200.name',
    'response-200.parts',
    'response-200.parts.made',
    'response-200.parts.size',
  ]);
  expect(codeOf(job[0] ?? '')).toMatch(/--data '\{\s*"name": "string",\s*"secret": "string"\s*\}'/);
});

it('shows examples of every kind', () => {
  const html = blocks.join('');
  for (const text of ['Example: In line', 'Example: Shared', 'Example: far', 'https://odd.example/far.json'])
    expect(html).toContain(text);
  expect(html).toContain('&lt;shape/&gt;');
});

it('shows callbacks, with where they go and what they bring', () => {
  expect(page).toMatch(/## Callbacks[\s\S]*### `onDone` \{\/\* #callback-onDone \*\/\}/);
  const last = blocks.at(-1) ?? '';
  expect(last).toContain('<code>POST {$request.body#/callbackUrl}</code>');
  expect(last).toContain('What came of it.');
  for (const id of ['next', 'query.attempt', 'header.X-Signature', 'response-202', 'response-202.again'])
    expect(last).toContain(`id="callback-onDone.${id}"`);
  expect(last).toMatch(/Your answer: 202 Accepted<.*Taken\./);
});

it('lists several servers and what their variables may be', () => {
  const overview = made.files.get('odd-api.mdx') ?? '';
  expect(overview).toContain('| `https://{region}.odd.example` | Where you are. `region: eu, us` |');
  expect(overview).toContain('| `https://test.odd.example` | To try \\| it. |');
  expect(page).not.toContain('## Servers');
});

it('lists the servers of an operation that has its own', () => {
  const own = made.files.get('swap-jobs.mdx') ?? '';
  expect(own).toMatch(
    /## Servers[\s\S]*\| `https:\/\/a\.odd\.example\/` \| First\. \|\n\| `https:\/\/b\.odd\.example` \|/,
  );
  expect(codeOf(JSON.parse(made.files.get('swap-jobs.blocks.json') ?? '[]')[0])).toContain(
    '"https://a.odd.example/jobs"',
  );
});

it('says what the variables of a single server may be', async () => {
  const {files} = await pagesOf(oddApi.replace(/^ *- \{url: 'https:\/\/test.*\n/m, ''), 'yaml');
  expect(files.get('odd-api.mdx')).toContain(
    '| `https://{region}.odd.example` | Where you are. `region: eu, us` |',
  );
});
