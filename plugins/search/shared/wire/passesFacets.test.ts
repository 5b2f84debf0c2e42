import {describe, expect, it} from 'vitest';
import {pageOf} from '../pageFixture';
import {askPages} from './askFixture';
import type {FacetFilters} from './queries';

const ask = askPages([
  pageOf('docs/en', 'Key', ['Key one.'], {tag: 'default'}),
  pageOf('docs/de', 'Key', ['Key two.'], {language: 'de'}),
  pageOf('docs/old', 'Key', ['Key three.', '## Key #key'], {version: '1.0', tag: 'docs-default-1.0'}),
]);
const found = (facetFilters?: FacetFilters) =>
  ask({query: 'key', facetFilters})
    .hits.map(({objectID}) => objectID.replace(/^docs\/|:\d+$/g, ''))
    .sort();

describe('facetFilters', () => {
  it.each([
    ['none', undefined, ['de', 'en', 'old', 'old#key']],
    ['an empty list', [], ['de', 'en', 'old', 'old#key']],
    ['an empty text', '', ['de', 'en', 'old', 'old#key']],
    ['empty alternatives', [[]], ['de', 'en', 'old', 'old#key']],
    ['one, as a text', 'language:de', ['de']],
    ['one, in a list', ['version:1.0'], ['old', 'old#key']],
    ['two that must both hold', ['language:en', 'version:current'], ['en']],
    ['alternatives', [['language:de', 'version:1.0']], ['de', 'old', 'old#key']],
    [
      'alternatives among others',
      ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:other']],
      ['en'],
    ],
    ['an exclusion', ['language:-en'], ['de']],
    ['an exclusion among alternatives', [['version:-1.0', 'type:lvl2']], ['de', 'en', 'old#key']],
    ['a value that no record has', ['language:fr'], []],
    ['an attribute that records lack', ['undefined:undefined'], []],
    ['an attribute without a value', ['anchor:null'], []],
    ['the exclusion of such a value', ['anchor:-key'], ['de', 'en', 'old']],
    ['a value with a colon', ['language:en:US'], []],
  ] satisfies Array<[string, FacetFilters | undefined, string[]]>)('%s', (_, filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });

  it('count in nbHits too', () => {
    expect(ask({query: 'key', facetFilters: ['language:de'], hitsPerPage: 0}).nbHits).toBe(1);
  });
});
