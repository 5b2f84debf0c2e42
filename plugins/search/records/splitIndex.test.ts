import {expect, it} from 'vitest';
import {pageOf} from '../shared/pageFixture';
import {splitIndex} from './splitIndex';

/** Pages of 3 records each. */
const pages = ['Guides', 'API', 'Guides', 'API', 'Guides'].map((section, number) =>
  pageOf(`docs/${number}`, `Page ${number}`, ['One.', 'Two.'], {section}),
);
const summary = (options: {maxRecords: number; recordsPerPart: number}) =>
  splitIndex(pages, options).map(({section, records, pages: own}) => [
    section,
    records,
    own.map(({path}) => path),
  ]);

it('keeps everything together as long as it is small enough', () => {
  const all = pages.map(({path}) => path);
  expect(summary({maxRecords: 15, recordsPerPart: 3})).toEqual([['', 15, all]]);
});

it('splits by section past the limit', () => {
  expect(summary({maxRecords: 14, recordsPerPart: 100})).toEqual([
    ['Guides', 9, ['docs/0', 'docs/2', 'docs/4']],
    ['API', 6, ['docs/1', 'docs/3']],
  ]);
});

it('splits a large section further, but never a page', () => {
  expect(summary({maxRecords: 14, recordsPerPart: 7})).toEqual([
    ['Guides', 6, ['docs/0', 'docs/2']],
    ['API', 6, ['docs/1', 'docs/3']],
    ['Guides', 3, ['docs/4']],
  ]);
  expect(summary({maxRecords: 0, recordsPerPart: 1})).toHaveLength(5);
});

it('has one part, of nothing, for a site without pages', () => {
  expect(splitIndex([], {maxRecords: 0, recordsPerPart: 1})).toEqual([{section: '', records: 0, pages: []}]);
});
