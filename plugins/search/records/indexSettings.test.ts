import {expect, it} from 'vitest';
import {levels} from '../shared/records';
import {reachableHits} from '../shared/wire/answerQueries';
import {indexSettings} from './indexSettings';

const {settings, synonyms} = indexSettings();

it('searches and shows what records hold', () => {
  const searched = (settings.searchableAttributes as string[]).join(' ');
  for (const level of levels.slice(1)) expect(searched).toContain(`hierarchy.${level}`);
  expect(searched).toContain('content');
  expect(settings.attributesForFaceting).toEqual(expect.arrayContaining(['language', 'docusaurus_tag']));
  expect(settings).toMatchObject({distinct: true, attributeForDistinct: 'url'});
});

it('forgives typing mistakes and falls back to any word as the embedded engine does', () => {
  expect(settings).toMatchObject({
    minWordSizefor1Typo: 3,
    minWordSizefor2Typos: 7,
    removeWordsIfNoResults: 'allOptional',
  });
});

it('lets paging reach 10,000 hits, there and here', () => {
  expect(settings.paginationLimitedTo).toBe(10_000);
  expect(reachableHits).toBe(10_000);
});

it('gives each group of synonyms an id of its own, as the API wants them', () => {
  const ids = synonyms.map(({objectID}) => objectID);
  expect(new Set(ids).size).toBe(ids.length);
  for (const {objectID, type, synonyms: words} of synonyms) {
    expect(objectID).toMatch(/^[a-z\d-]+$/);
    expect(type).toBe('synonym');
    expect(words.length).toBeGreaterThan(1);
    expect(words.length).toBeLessThanOrEqual(20);
  }
  expect(synonyms).toContainEqual({
    objectID: 'ble',
    type: 'synonym',
    synonyms: ['BLE', 'Bluetooth', 'Bluetooth Low Energy'],
  });
});
