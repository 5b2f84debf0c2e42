import {expect, it} from 'vitest';
import {spread} from './spread';

const hits = (pages: string) => [...pages].map((page, place) => ({page, place}));
const spreadPages = (pages: string) => spread(hits(pages), ({page}) => page);
const order = (pages: string) =>
  spreadPages(pages)
    .map(({page}) => page)
    .join('');

it('lets a page have three of the first 20 hits, and puts the rest behind, in its order', () => {
  expect(order('aaaabbc')).toBe('aaabbca');
  expect(spreadPages('aaaabbc').map(({place}) => place)).toEqual([0, 1, 2, 4, 5, 6, 3]);
  const many = `aaaaa${'bcdefghijklmnopq'.repeat(2)}`;
  expect(order(many)).toBe(`aaa${'bcdefghijklmnopqb'}aa${'cdefghijklmnopq'}`);
});

it('leaves hits of fewer than three pages as they are', () => {
  expect(order('aaaaba')).toBe('aaaaba');
  expect(order('')).toBe('');
});
