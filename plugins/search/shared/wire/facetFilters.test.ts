import {describe, expect, it} from 'vitest';
import {askPages, pageOf} from '../../testing/pageFixture';
import type {QueryRequest} from './answerQueries';

const ask = askPages([
  pageOf('docs/en', 'Key', ['Key one.'], {tag: 'default'}),
  pageOf('docs/de', 'Key', ['Key two.'], {language: 'de'}),
  pageOf('docs/old', 'Key', ['Key three.', '## Key #key'], {version: '1.0', tag: 'docs-default-1.0'}),
]);
const found = (facetFilters: QueryRequest['facetFilters']) =>
  ask({query: 'key', facetFilters})
    .hits.map(({objectID}) => objectID.replace(/^docs\/|:\d+$/g, ''))
    .sort();

describe('facetFilters', () => {
  it.each([
    ['none', undefined, ['de', 'en', 'old', 'old#key']],
    ['an empty list', [], ['de', 'en', 'old', 'old#key']],
    ['one, in a list', ['version:1.0'], ['old', 'old#key']],
    ['two that must both hold', ['language:en', 'version:current'], ['en']],
    ['alternatives', [['language:de', 'version:1.0']], ['de', 'old', 'old#key']],
    [
      'alternatives among others',
      ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:other']],
      ['en'],
    ],
    ['a value that no record has', ['language:fr'], []],
    ['an attribute that records lack', ['undefined:undefined'], []],
    ['an attribute without a value', ['anchor:null'], []],
    ['a value with a colon', ['language:en:US'], []],
  ] satisfies Array<[string, QueryRequest['facetFilters'], string[]]>)('%s', (_, filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });

  it('count in nbHits too', () => {
    expect(ask({query: 'key', facetFilters: ['language:de'], hitsPerPage: 0}).nbHits).toBe(1);
  });
});
