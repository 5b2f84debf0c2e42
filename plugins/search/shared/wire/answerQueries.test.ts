import {liteClient} from 'algoliasearch/lite';
import {describe, expect, it} from 'vitest';
import {SearchIndex} from '../engine/SearchIndex';
import {askPages, pageOf} from '../../testing/pageFixture';
import {type SearchRecord, toRecords} from '../records';
import {answerQueries, type QueriesBody} from './answerQueries';

/** 45 pages with one hit each for `key`. */
const pages = Array.from({length: 45}, (_, number) => pageOf(`docs/p${number}`, `Key ${number}`));
const ask = askPages(pages);
const paths = ({hits}: ReturnType<typeof ask>) => hits.map(({url}) => new URL(String(url)).pathname);

describe('a result', () => {
  it('counts hits and pages', () => {
    const result = ask({query: 'key', hitsPerPage: 10});
    expect(result).toMatchObject({nbHits: 45, nbPages: 5});
    expect(result.hits).toHaveLength(10);
  });

  it('has one hit for each address: the best of the passages under a heading', () => {
    const {hits, nbHits} = askPages([
      pageOf('docs/a', 'Alpha', ['A key.', 'The key of keys.', '## Key #key', 'Another key.']),
    ])({query: 'key'});
    expect(nbHits).toBe(2);
    expect(hits.map(({objectID}) => objectID).sort()).toEqual(['docs/a#key', 'docs/a:0']);
  });
});

describe('a sentence that no page answers', () => {
  const found = (query: string) =>
    askPages([
      pageOf('docs/a', 'Alpha', ['The key of a gateway.']),
      pageOf('docs/b', 'Beta', ['A battery.']),
    ])({query});

  it('is told from one that a page answers, and gets the nearest', () => {
    expect(found('which key does the gateway have')).toMatchObject({nbHits: 1, isNearest: false});
    expect(found('which oven bakes sourdough bread over a battery')).toMatchObject({
      nbHits: 1,
      isNearest: true,
    });
    expect(found('sourdough')).toMatchObject({nbHits: 0, isNearest: false});
  });
});

describe('paging', () => {
  it('goes through all hits, each once, 20 at a time unless told', () => {
    const all = [0, 1, 2].flatMap((page) => paths(ask({query: 'key', page})));
    expect(ask({query: 'key'}).hits).toHaveLength(20);
    expect(new Set(all).size).toBe(45);
    expect(all).toHaveLength(45);
  });

  it('beyond the end gives no hits, and says how many there are', () => {
    expect(ask({query: 'key', page: 3})).toMatchObject({hits: [], nbHits: 45, nbPages: 3});
  });

  it('with no hits on a page counts only', () => {
    expect(ask({query: 'key', hitsPerPage: 0})).toMatchObject({hits: [], nbHits: 45, nbPages: 0});
  });

  it('reaches 10,000 hits', () => {
    const [record] = toRecords(pageOf('docs/a', 'Alpha'), 'https://docs.example/') as [SearchRecord];
    const many = Array.from({length: 10_050}, (_, number) => ({
      record: {...record, url: `https://docs.example/${number}`},
      terms: new Map(),
      share: 1,
    }));
    const answer = (page: number) =>
      answerQueries({search: () => many}, {requests: [{indexName: 'docs', hitsPerPage: 1_000, page}]})
        .results[0];
    expect(answer(9)).toMatchObject({nbPages: 10, nbHits: 10_050});
    expect(answer(9)?.hits).toHaveLength(1_000);
    expect(answer(10)?.hits).toEqual([]);
  });
});

describe('a body', () => {
  const index = new SearchIndex(
    [pageOf('docs/a', 'Alpha'), pageOf('docs/b', 'Beta')],
    'https://docs.example/',
  );

  it('gets a result for each request, in the same order', () => {
    const requests = ['beta', 'nothing', 'alpha'].map((query) => ({indexName: 'docs', query}));
    const {results} = answerQueries(index, {requests});
    expect(results.map(({hits}) => hits.map(({objectID}) => objectID))).toEqual([['docs/b'], [], ['docs/a']]);
    expect(answerQueries(index, {requests: []})).toEqual({results: []});
  });

  it('is understood as the genuine client sends it', async () => {
    const client = liteClient('EMBEDDED', 'embedded', {
      requester: {
        send({data}) {
          const content = JSON.stringify(answerQueries(index, JSON.parse(String(data)) as QueriesBody));
          return Promise.resolve({status: 200, content, isTimedOut: false});
        },
      },
    });
    const {results} = await client.search([
      {indexName: 'docs', params: {query: 'alpha', attributesToRetrieve: ['url']}},
      {indexName: 'docs', params: {query: 'beta', hitsPerPage: 1}},
    ]);
    expect(results).toMatchObject([
      {hits: [{url: 'https://docs.example/docs/a', objectID: 'docs/a'}]},
      {hits: [{url: 'https://docs.example/docs/b'}], nbPages: 1},
    ]);
  });
});
