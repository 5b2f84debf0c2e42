import type {Hit} from '@site/plugins/search/shared/wire/answerQueries';
import {expect, it} from 'vitest';
import {answersForModal} from './modalSearch';

const hit = (section: string): Hit => ({
  objectID: 'a',
  url: '/a',
  hierarchy: {lvl0: section, lvl1: 'Tom &amp; Jerry'},
  _highlightResult: {hierarchy: {lvl0: {value: section}, lvl1: {value: 'Tom &amp; Jerry'}}},
});

/** The one result that the modal gets for these hits. */
async function answer(hits: Hit[], suggested: string[] = []) {
  const ask = answersForModal(
    () => Promise.resolve({results: [{hits, nbHits: hits.length, nbPages: 1}]}),
    suggested,
  );
  return (await ask({requests: []})).results[0];
}

it('makes the names of sections plain text, and leaves HTML where it is read as such', async () => {
  const result = await answer([hit('&lt;Q&gt; &amp;amp; &quot;<mark>A</mark>&#39;s&quot;')]);
  const {hierarchy, _highlightResult} = result?.hits[0] ?? {};
  expect(_highlightResult?.hierarchy?.lvl0?.value).toBe(`<Q> &amp; "<mark>A</mark>'s"`);
  expect(_highlightResult?.hierarchy?.lvl1?.value).toBe('Tom &amp; Jerry');
  expect(hierarchy).toMatchObject({lvl1: 'Tom &amp; Jerry'});
});

it('suggests queries where there are no hits, without address, and counts them as none', async () => {
  const result = await answer([], ['Webhooks', 'Device keys']);
  expect(result?.hits).toMatchObject([{hierarchy: {lvl0: 'Webhooks'}}, {hierarchy: {lvl0: 'Device keys'}}]);
  expect(result?.hits.every(({url}) => url === '')).toBe(true);
  expect(result?.nbHits).toBe(0);
});

it('suggests none beside hits', async () => {
  const result = await answer([hit('Guides')], ['Webhooks']);
  expect(result?.hits).toEqual([hit('Guides')]);
});
