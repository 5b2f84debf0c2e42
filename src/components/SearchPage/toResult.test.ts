import {expect, it} from 'vitest';
import {toResult} from './toResult';

const url = 'https://docs.example/docs/keys#rotate';

it('takes the lowest heading for the title, and those above for the path', () => {
  const hierarchy = {lvl0: 'Guides', lvl1: 'Keys', lvl2: 'Rotate a key', lvl3: null};
  const result = toResult({
    objectID: 'a',
    url,
    hierarchy,
    _highlightResult: {
      hierarchy: {lvl1: {value: '<mark>Key</mark>s'}, lvl2: {value: 'Rotate a <mark>key</mark>'}},
    },
    _snippetResult: {content: {value: '…every <mark>key</mark>…'}},
  });
  expect(result).toEqual({
    id: 'a',
    url,
    title: 'Rotate a <mark>key</mark>',
    path: ['Guides', '<mark>Key</mark>s'],
    snippet: '…every <mark>key</mark>…',
  });
});

it('has no snippet for a heading, and does without marks', () => {
  const result = toResult({objectID: 'a', url, hierarchy: {lvl0: 'Guides', lvl1: 'Keys'}});
  expect(result).toEqual({id: 'a', url, title: 'Keys', path: ['Guides'], snippet: undefined});
});
