import {describe, expect, it} from 'vitest';
import {pageOf} from '../testing/pageFixture';
import {kinds} from './page';
import {escapeRecord, toRecords} from './records';

const site = 'https://docs.example/base/';
const page = pageOf('docs/keys', 'Device keys', [
  'What a key is for.',
  '## Rotate #rotate',
  'Twice a year.',
  [kinds.code, 'rotate_key();'],
  '### From afar #from-afar',
]);

describe('records of a page', () => {
  it('are one for each heading and passage, in the order of the text', () => {
    const records = toRecords(page, site).map(({type, content, hierarchy}) => [
      type,
      content,
      Object.values(hierarchy).filter((text) => text !== null),
    ]);
    expect(records).toEqual([
      ['lvl1', null, ['Guides', 'Device keys']],
      ['content', 'What a key is for.', ['Guides', 'Device keys']],
      ['lvl2', null, ['Guides', 'Device keys', 'Rotate']],
      ['content', 'Twice a year.', ['Guides', 'Device keys', 'Rotate']],
      ['content', 'rotate_key();', ['Guides', 'Device keys', 'Rotate']],
      ['lvl3', null, ['Guides', 'Device keys', 'Rotate', 'From afar']],
    ]);
  });

  it('carry every field of DocSearch v3', () => {
    expect(toRecords(page, site)[3]).toEqual({
      objectID: 'docs/keys#rotate:0',
      url: 'https://docs.example/base/docs/keys#rotate',
      url_without_anchor: 'https://docs.example/base/docs/keys',
      anchor: 'rotate',
      type: 'content',
      content: 'Twice a year.',
      hierarchy: {
        lvl0: 'Guides',
        lvl1: 'Device keys',
        lvl2: 'Rotate',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      weight: {pageRank: 0, level: 0, position: 3},
    });
  });

  it('weigh less the deeper the heading is', () => {
    const levels = toRecords(page, site).filter(({content}) => content === null);
    expect(levels.map(({weight}) => weight.level)).toEqual([100, 90, 80]);
  });
});

describe('addresses and ids', () => {
  it('are absolute, and name the landing page', () => {
    const [landing] = toRecords(pageOf('', 'Skerry'), site);
    expect(landing).toMatchObject({objectID: '/', url: site, anchor: null});
  });

  it('hold anchors of any characters', () => {
    const [, record] = toRecords({...page, headings: [[2, 'größe 50%', 'Größe', 0]], passages: []}, site);
    expect(record?.anchor).toBe('größe 50%');
    expect(decodeURIComponent(new URL(record?.url ?? '').hash)).toBe('#größe 50%');
  });

  it('are the same for the same page, and different within it', () => {
    const ids = toRecords(page, site).map(({objectID}) => objectID);
    expect(toRecords(structuredClone(page), site).map(({objectID}) => objectID)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('do not change with what is written in other places of the page', () => {
    const longer = structuredClone(page);
    longer.passages.unshift('A new paragraph at the top.');
    for (const heading of longer.headings) heading[3]++;
    const ids = toRecords(longer, site).map(({objectID}) => objectID);
    expect(ids).toContain('docs/keys#rotate:0');
    expect(ids).toContain('docs/keys#rotate:1');
  });
});

describe('what follows a list of properties', () => {
  it('belongs to the heading above the list again, with ids that go on', () => {
    const records = toRecords(
      {
        ...page,
        headings: [
          [2, 'body', 'Body', 0],
          [3, 'body.name', 'name', 1],
          [2, 'body', '', 2],
        ],
        passages: ['Before.', 'Of the name.', 'After.'],
      },
      site,
    );
    expect(records.map(({objectID, type}) => `${objectID} ${type}`)).toEqual([
      'docs/keys lvl1',
      'docs/keys#body lvl2',
      'docs/keys#body:0 content',
      'docs/keys#body.name lvl3',
      'docs/keys#body.name:0 content',
      'docs/keys#body:1 content',
    ]);
    expect(records.at(-1)?.hierarchy).toMatchObject({lvl2: 'Body', lvl3: null});
  });

  it('has the name of the property that it is about, at the deepest level too', () => {
    const records = toRecords(
      {
        ...page,
        headings: [
          [6, 'a.b', 'outer', 0],
          [6, 'a.b.c', 'inner', 0],
          [6, 'a.b', '', 1],
        ],
        passages: ['Of the inner.', 'Of the outer.'],
      },
      site,
    );
    expect(records.at(-1)).toMatchObject({anchor: 'a.b', hierarchy: {lvl6: 'outer'}});
  });
});

const escapedPage = pageOf('docs/a', 'Keys & <tokens>', ['Say "1 < 2" & \'go\'.']);
const [heading, passage] = toRecords(escapedPage, 'https://docs.example/').map(escapeRecord);

it('escapes what DocSearch writes into the page', () => {
  expect(heading?.hierarchy).toMatchObject({lvl1: 'Keys &amp; &lt;tokens&gt;', lvl2: null});
  expect(passage?.content).toBe('Say &quot;1 &lt; 2&quot; &amp; &#39;go&#39;.');
});

it('leaves the rest as it is', () => {
  expect(heading).toMatchObject({content: null, objectID: 'docs/a', url: 'https://docs.example/docs/a'});
});
