import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import {contentBlock} from '../../api-reference/page/sections';
import {kinds} from '../shared/page';
import {toRecords} from '../shared/records';
import {heading, readBody} from '../testing/builtPageFixture';

const tags = {
  type: 'object',
  description: 'Tags of the device.',
  properties: {site: {type: 'string', description: 'Where it is.', maxLength: 128, example: 'leith'}},
};
const block = contentBlock(
  {
    'application/json': {
      schema: {
        type: 'object',
        required: ['name'],
        properties: {
          name: {type: 'string', description: 'Name of the device.', example: 'Cold store'},
          mode: {type: 'string', description: 'How it sends.', enum: ['fast', 'slow'], default: 'slow'},
          tags,
          when: {type: 'string', description: 'Since when.'},
        },
      },
      examples: {one: {summary: 'Rename it', value: {name: 'Cold store'}}},
    },
  },
  'body',
);
const html = toHtml(block as Parameters<typeof toHtml>[0], {allowDangerousHtml: true});
const page = readBody(
  '<div class=endpoint><p class=endpoint-line><span class="chip_L code_r">PATCH</span> <code>' +
    '<span class=endpoint-server>https://api.example</span>/v1/org/{org_id}/devices/{device_id}</code>' +
    `<p class=endpoint-scope>Needs the scope <code>write-devices</code>.</div>${heading(3, 'body', 'Body')}` +
    `<div class=api-block>${html}</div>${heading(3, 'response-200', '200 OK')}<p>The device.`,
);
const records = toRecords(page, 'https://docs.example/');
const at = (id: string) => records.filter(({anchor}) => anchor === id);

it('has method and path of the operation in one passage of its own kind', () => {
  expect(page.passages[0]).toEqual([
    kinds.endpoint,
    'PATCH https://api.example/v1/org/{org_id}/devices/{device_id}',
  ]);
  expect(page.passages[1]).toBe('Needs the scope write-devices.');
});

it('leaves out the fields of an error, which are the same at each operation, and titles of its examples', () => {
  const field = (id: string) =>
    `<li id=${id}><p class=property><a class=property-name href=#${id}><code>code</code></a><p>Status of ${id}.`;
  const example =
    '<details><summary>Example: A device</summary><pre><code>No such device.</code></pre></details>';
  const {headings, passages} = readBody(
    `${heading(3, 'response-200', '200 OK')}<ul>${field('response-200.code')}</ul>${example}` +
      `${heading(3, 'response-404', '404 Not Found')}<details><summary class=means>Nothing has this ID.</summary><ul>${field('response-404.code')}</ul>${example}`,
  );
  expect(headings.map(([, id]) => id)).toEqual([
    'response-200',
    'response-200.code',
    'response-200',
    'response-404',
  ]);
  const code = [kinds.code, 'No such device.'];
  const ofAnswer = ['Status of response-200.code.', 'Example: A device', code];
  expect(passages).toEqual([...ofAnswer, 'Nothing has this ID.', code]);
});

it('leads to each property, one level below what it is in', () => {
  const headings = records.filter(({type, anchor}) => type !== 'content' && anchor?.startsWith('body'));
  expect(headings.map(({anchor, type, hierarchy}) => [anchor, hierarchy[type as 'lvl3']])).toEqual([
    ['body', 'Body'],
    ['body.name', 'name'],
    ['body.mode', 'mode'],
    ['body.tags', 'tags'],
    ['body.tags.site', 'site'],
    ['body.when', 'when'],
  ]);
  expect(at('body.tags.site')[0]).toMatchObject({
    type: 'lvl5',
    url: 'https://docs.example/docs/a#body.tags.site',
    hierarchy: {lvl3: 'Body', lvl4: 'tags', lvl5: 'site'},
  });
});

it.each([
  ['body.name', 'Name of the device.'],
  ['body.mode', 'How it sends. Allowed: fast, slow Default: slow'],
  ['body.tags', 'Tags of the device.'],
  ['body.tags.site', 'Where it is. Limits: at most 128 characters'],
  ['body.when', 'Since when.'],
])('says of %s what it is and what it may be, without example values', (id, text) => {
  expect(at(id).map(({content}) => content)).toEqual([null, text]);
});

it('has examples as code under the body', () => {
  const texts = at('body').map(({content}) => content);
  expect(texts.slice(-2)).toEqual(['Example: Rename it', '{\n  "name": "Cold store"\n}']);
});

it('goes on with the next heading after nested properties', () => {
  expect(at('response-200').at(-1)).toMatchObject({
    content: 'The device.',
    hierarchy: {lvl3: '200 OK', lvl4: null, lvl5: null},
  });
});

it('goes on behind samples with what stood before them, and has no captions of examples', () => {
  const example = '<details><summary>Example: A device</summary></details>';
  const samples = `<section class=api-side>${heading(2, 'samples', 'Samples')}<p>Set it.</p>${example}</section>`;
  const {headings, passages} = readBody(`<p>Before.${samples}<p>After.`);
  expect(headings).toEqual([
    [2, 'samples', 'Samples', 1],
    [1, '', '', 2],
  ]);
  expect(passages).toEqual(['Before.', 'Set it.', 'After.']);
});

it('leaves out what other pages say: samples, tables of operations, labels of folds, long examples, media types', () => {
  const parts = ['api-samples', 'api-operations', 'fold-label', 'example-value', 'media-type'];
  const {passages} = readBody(
    [...parts.map((name) => `<div class="${name}"><p>${name}</div>`), '<p>Kept.'].join(''),
  );
  expect(passages).toEqual(['Kept.']);
});
