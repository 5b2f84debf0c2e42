import {expect, it} from 'vitest';
import {isSearchList} from './storedSearches';

const search = {objectID: 'a', url: '/docs/intro', type: 'lvl1', hierarchy: {lvl0: 'Docs', lvl1: 'Intro'}};

it('reads what DocSearch stores', () => {
  expect(isSearchList(JSON.stringify([search]))).toBe(true);
  expect(isSearchList('[]')).toBe(true);
});

it.each([
  ['half a file', '[{"objectID"'],
  ['no list', '{}'],
  ['nothing', 'null'],
  ['a list of texts', '["key"]'],
  ['a hit without headings', JSON.stringify([{...search, hierarchy: null}])],
  ['a hit without address', JSON.stringify([{...search, url: undefined}])],
])('refuses %s', (_, stored) => expect(isSearchList(stored)).toBe(false));
