import {describe, expect, it} from 'vitest';
import {askPages, pageOf} from '../../testing/pageFixture';
import type {QueryRequest} from './answerQueries';

const ask = askPages([
  pageOf('docs/keys', 'Keys & <tokens>', [
    '## Rotate #rotate',
    'If "a" < b, somebody turns the <b>wheel</b>.',
  ]),
]);
const hit = (request: Partial<QueryRequest> = {}) => ask({query: 'somebody', ...request}).hits[0];

describe('attributes to retrieve', () => {
  it.each([
    [['url'], ['url']],
    [
      ['content', 'type'],
      ['content', 'type'],
    ],
    [['hierarchy.lvl0', 'hierarchy.lvl2'], ['hierarchy']],
    [['nothing'], []],
    [[], []],
  ])('%j give these and the objectID', (attributesToRetrieve, names) => {
    const {objectID, _highlightResult, _snippetResult, ...rest} = hit({attributesToRetrieve}) ?? {};
    expect(objectID).toBe('docs/keys#rotate:0');
    expect(Object.keys(rest).sort()).toEqual(names);
  });

  it('name single values inside an attribute', () => {
    expect(hit({attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl3', 'weight.level']})).toMatchObject({
      hierarchy: {lvl0: 'Guides', lvl3: null},
      weight: {level: 0},
    });
    expect(Object.keys(hit({attributesToRetrieve: ['hierarchy.lvl1']})?.hierarchy as object)).toEqual([
      'lvl1',
    ]);
  });

  it('are all of them unless told', () => {
    expect(hit()).toMatchObject({
      url: 'https://docs.example/docs/keys#rotate',
      url_without_anchor: 'https://docs.example/docs/keys',
      anchor: 'rotate',
      type: 'content',
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      hierarchy: {lvl0: 'Guides', lvl2: 'Rotate', lvl6: null},
    });
  });
});

it('holds texts escaped for HTML', () => {
  expect(hit()).toMatchObject({
    content: 'If &quot;a&quot; &lt; b, somebody turns the &lt;b&gt;wheel&lt;/b&gt;.',
    hierarchy: {lvl1: 'Keys &amp; &lt;tokens&gt;'},
  });
});

describe('what met the query', () => {
  it('is marked in each text, which is escaped while the tags are not', () => {
    const marked = hit({
      query: 'somebody wheel keys',
      highlightPreTag: '<mark class="x">',
      highlightPostTag: '</mark>',
    });
    expect(marked?._highlightResult?.content).toMatchObject({
      value:
        'If &quot;a&quot; &lt; b, <mark class="x">somebody</mark> turns the ' +
        '&lt;b&gt;<mark class="x">wheel</mark>&lt;/b&gt;.',
    });
    expect(marked?._highlightResult?.hierarchy?.lvl1?.value).toBe(
      '<mark class="x">Keys</mark> &amp; &lt;tokens&gt;',
    );
    expect(marked?._highlightResult?.hierarchy?.lvl2).toEqual({value: 'Rotate'});
    expect(marked?._highlightResult?.hierarchy).not.toHaveProperty('lvl3');
  });

  it('stands between <em> tags unless told', () => {
    const {_highlightResult} = hit({highlightPreTag: undefined, highlightPostTag: undefined}) ?? {};
    expect(_highlightResult?.content?.value).toContain('<em>somebody</em>');
  });

  it('is marked in the attributes that are asked for', () => {
    const some = hit({attributesToHighlight: ['hierarchy.lvl1']})?._highlightResult;
    expect(some?.hierarchy).toHaveProperty('lvl1');
    expect(some?.hierarchy).not.toHaveProperty('lvl0');
    expect(some).not.toHaveProperty('content');
    expect(hit({attributesToHighlight: []})?._highlightResult).toBeUndefined();
  });
});

describe('snippets', () => {
  it('come for the attributes that are asked for, with so many words', () => {
    const snippets = hit({attributesToSnippet: ['content:5', 'hierarchy.lvl1']})?._snippetResult;
    expect(snippets?.content?.value).toBe('…b, [somebody] turns the &lt;b&gt;wheel&lt;/b&gt;.');
    expect(snippets?.hierarchy).toEqual({lvl1: {value: 'Keys &amp; &lt;tokens&gt;'}});
    expect(hit()?._snippetResult).toBeUndefined();
  });

  it('stand where most words of the query do, and mark the part of a word that was typed', () => {
    const filler = 'one two three four five six seven eight nine';
    const askAbout = askPages([
      pageOf('docs/a', 'Advertising packet', [`The device ${filler} and the device key of it.`]),
    ]);
    const found = (query: string) => askAbout({query, attributesToSnippet: ['content:5']}).hits[0];
    expect(found('device key')?._snippetResult?.content?.value).toBe('…the [device] [key] of it.');
    const title = (query: string) => found(query)?._highlightResult?.hierarchy?.lvl1?.value;
    expect(title('adv')).toBe('[Adv]ertising packet');
    expect(title('advertisng pakcet')).toBe('[Advertising] [packet]');
  });
});
