import {expect, it} from 'vitest';
import {SearchIndex} from '../shared/engine/SearchIndex';
import {everyPart} from '../shared/manifest';
import {pageOf} from '../shared/pageFixture';
import {directoryOf} from './directoryOf';

const parts = [
  pageOf('docs/a', 'Antenna placement', ['Place a device well.', 'GET /v1/org/{org_id}/packets']),
  pageOf('docs/b', 'Battery life', ['A device sleeps.', 'GET /v1/org/{org_id}/devices']),
  pageOf('docs/c', 'Coverage', ['A device roams.', 'A battery helps.', 'skerry_ble_init()']),
  pageOf('docs/d', 'Support', ['Return a device.']),
].map((page) => ({section: page.section, records: 0, pages: [page]}));
const directory = directoryOf(parts);

function partsFor(query: string): string[] {
  const index = new SearchIndex('');
  index.add(directory);
  return [...new Set(index.search(query).map(({record}) => record.url))];
}

it.each([
  ['antenna', ['0']],
  ['anten', ['0']],
  ['antena', ['0']],
  ['coverage', ['2']],
  ['sleeps', ['1']],
  ['skerry_ble_init', ['2']],
  ['/v1/org/{org_id}/packets', ['0']],
  ['/v1/org/5b0c0b0e-7f1c-4c57-9d9e-2d6a3a1f8c10/devices', ['1']],
  ['nowhere', []],
])('leads from %s to the parts that have it', (query, numbers) => {
  expect(partsFor(query)).toEqual(numbers);
});

it('puts the part first that has a word in its headings', () => {
  expect(partsFor('battery')).toEqual(['1', '2']);
});

it('knows a word of most parts without naming them, beside those that have a longer one', () => {
  expect(partsFor('device')).toEqual(['1', everyPart]);
});

it('names each part once, before the page of words that most have', () => {
  expect(directory.map(({path}) => path)).toEqual(['0', '1', '2', '3', everyPart]);
});
