import {describe, expect, it} from 'vitest';
import {pageOf} from '../pageFixture';
import {askPages} from './askFixture';
import type {QueryRequest} from './queries';

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
    ['url, anchor', ['anchor', 'url']],
  ])('%j give these and the objectID', (attributesToRetrieve, names) => {
    const {objectID, _highlightResult, ...rest} = hit({attributesToRetrieve}) ?? {};
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

  it('are all of them unless told, and can be left out one by one', () => {
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
    const without = hit({attributesToRetrieve: ['*', '-content', '-hierarchy.lvl0']});
    expect(without).not.toHaveProperty('content');
    expect(without).not.toHaveProperty('hierarchy.lvl0');
    expect(without).toHaveProperty('hierarchy.lvl1');
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
    expect(marked?._highlightResult?.hierarchy?.lvl2).toMatchObject({value: 'Rotate', matchLevel: 'none'});
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
    expect(hit({attributesToHighlight: []})).not.toHaveProperty('_highlightResult');
  });
});

describe('snippets', () => {
  it('come for the attributes that are asked for, with so many words', () => {
    const snippets = hit({attributesToSnippet: ['content:5', 'hierarchy.lvl1']})?._snippetResult;
    expect(snippets?.content?.value).toBe('…b, [somebody] turns the &lt;b&gt;wheel&lt;/b&gt;.');
    expect(snippets?.hierarchy).toEqual({lvl1: {value: 'Keys &amp; &lt;tokens&gt;', matchLevel: 'none'}});
    expect(hit()).not.toHaveProperty('_snippetResult');
  });

  it('come for all attributes with a star', () => {
    expect(hit({attributesToSnippet: '*:2'})?._snippetResult).toMatchObject({
      content: {value: '…[somebody] turns…'},
      hierarchy: {lvl1: {value: 'Keys &amp;…'}},
    });
  });
});
