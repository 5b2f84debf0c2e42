import {expect, it} from 'vitest';
import {isSuggestion, type ModalHit, plainSections, suggestQueries} from './modalSearch';

const hit = (section: string) => {
  const lvl0 = {value: section, matchLevel: 'full', matchedWords: []};
  return {
    objectID: 'a',
    hierarchy: {lvl0: section, lvl1: 'Tom &amp; Jerry'},
    _highlightResult: {hierarchy: {lvl0, lvl1: {...lvl0, value: 'Tom &amp; Jerry'}}},
  } as unknown as ModalHit;
};

it('makes the names of sections plain text, and leaves HTML where it is read as such', () => {
  const {hits} = plainSections({
    hits: [hit('&lt;Q&gt; &amp;amp; &quot;<mark>A</mark>&#39;s&quot;')],
    nbHits: 1,
  });
  expect(hits[0]?._highlightResult.hierarchy.lvl0.value).toBe(`<Q> &amp; "<mark>A</mark>'s"`);
  expect(hits[0]?._highlightResult.hierarchy.lvl1.value).toBe('Tom &amp; Jerry');
  expect(hits[0]?.hierarchy.lvl1).toBe('Tom &amp; Jerry');
});

it('suggests queries where there are no hits, and counts them as none', () => {
  const result = suggestQueries({hits: [], nbHits: 0}, ['Webhooks', 'Device keys']);
  expect(result.hits.map(({hierarchy}) => hierarchy.lvl0)).toEqual(['Webhooks', 'Device keys']);
  expect(result.hits.every(isSuggestion)).toBe(true);
  expect(result.nbHits).toBe(0);
});

it('suggests none beside hits', () => {
  const found = {hits: [hit('Guides')], nbHits: 1};
  expect(suggestQueries(found, ['Webhooks'])).toBe(found);
  expect(found.hits.some(isSuggestion)).toBe(false);
});
