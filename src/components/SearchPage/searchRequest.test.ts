import {answerQueries} from '@site/plugins/search/shared/wire/answerQueries';
import type {QueryRequest} from '@site/plugins/search/shared/wire/answerQueries';
import type {SearchRecord} from '@site/plugins/search/shared/records';
import {toRecords} from '@site/plugins/search/shared/records';
import {expect, it} from 'vitest';
import {limitQuery, queryLimit, resultsRequest, textsRequest} from './searchRequest';

const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

const asked = {indexName: 'docs', query: 'key', page: 0, facetFilters};

it('asks for as many as there can be at once, with the filters as they are given', () => {
  expect(resultsRequest({...asked, page: 3})).toMatchObject({
    indexName: 'docs',
    query: 'key',
    page: 3,
    hitsPerPage: 1_000,
    facetFilters,
  });
});

/** What records that met `key` answer. */
function answerTo(request: object) {
  const records = ['en', 'fr'].flatMap((language) => pageIn(language));
  const searcher = {
    search: (_query: string, keep: (record: SearchRecord) => boolean) =>
      records
        .filter((record) => keep(record) && record.type !== 'lvl2')
        .map((record) => ({record, terms: new Map([['key', ['key']]]), share: 1})),
  };
  return answerQueries(searcher, {requests: [request as QueryRequest]}).results[0];
}

it('is answered with marked headings, of records that pass the filters alone', () => {
  const result = answerTo(resultsRequest(asked));
  expect(result?.hits.map(({url}) => url)).toEqual(['https://docs.example/en', 'https://docs.example/en#a']);
  expect(result?.hits[1]).toMatchObject({
    hierarchy: {lvl1: 'Keys', lvl2: 'The &lt;key&gt;'},
    _highlightResult: {hierarchy: {lvl2: {value: 'The &lt;<mark>key</mark>&gt;'}}},
  });
});

it('is answered with the text below a heading, cut around what was found and marked', () => {
  const result = answerTo(textsRequest(asked));
  expect(result?.hits.map(({url}) => url)).toEqual(['https://docs.example/en#a']);
  expect(result?.hits[0]?._snippetResult?.content?.value).toMatch(/^…(?:word ){29}<mark>key<\/mark>$/);
});

function pageIn(language: string): SearchRecord[] {
  const page = {
    path: language,
    section: 'Guides',
    title: 'Keys',
    language,
    version: 'current',
    tag: 'docs-default-current',
    headings: [[2, 'a', 'The <key>', 0] as [number, string, string, number]],
    passages: [`${'word '.repeat(40)}key`],
  };
  return toRecords(page, 'https://docs.example/');
}

it('leaves a query within the limit as it is', () => {
  const query = '<b>"key"</b> 🔑 ';
  expect(limitQuery(query)).toBe(query);
});

it('cuts a longer one, but no character in half', () => {
  expect(limitQuery('a'.repeat(600))).toHaveLength(queryLimit);
  expect(limitQuery('🔑'.repeat(300))).toBe('🔑'.repeat(256));
  expect(limitQuery(`a${'🔑'.repeat(300)}`)).toBe(`a${'🔑'.repeat(255)}`);
});
