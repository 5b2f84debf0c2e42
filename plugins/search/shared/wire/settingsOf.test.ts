import {describe, expect, it} from 'vitest';
import type {QueryRequest} from './queries';
import {settingsOf} from './settingsOf';

const settings = (request: Partial<QueryRequest>) => settingsOf({indexName: 'docs', ...request});

describe('settings of a request', () => {
  it("have the hosted service's defaults", () => {
    expect(settings({})).toEqual({
      query: '',
      page: 0,
      hitsPerPage: 20,
      retrieve: ['*'],
      highlight: ['*'],
      snippet: new Map(),
      preTag: '<em>',
      postTag: '</em>',
      ellipsis: '…',
      facetFilters: [],
      clickAnalytics: false,
    });
  });

  it('are read from a query string, which counts more than the request itself', () => {
    const params = new URLSearchParams({
      query: 'device & key',
      page: '2',
      hitsPerPage: '15',
      attributesToRetrieve: '["url","type"]',
      attributesToSnippet: 'content:5,hierarchy.lvl1',
      facetFilters: '["language:en",["type:lvl1","type:lvl2"]]',
      highlightPreTag: '<mark>',
      clickAnalytics: 'true',
    });
    expect(settings({query: 'other', page: 7, params: String(params)})).toMatchObject({
      query: 'device & key',
      page: 2,
      hitsPerPage: 15,
      retrieve: ['url', 'type'],
      snippet: new Map([
        ['content', 5],
        ['hierarchy.lvl1', 10],
      ]),
      facetFilters: [['language:en'], ['type:lvl1', 'type:lvl2']],
      preTag: '<mark>',
      clickAnalytics: true,
    });
  });

  it.each(['401', 'true', 'null', '[1]', '"ephemeral ID"', '{org_id}', '1e3'])(
    'take the query %s from a query string as text',
    (query) => {
      expect(settings({params: String(new URLSearchParams({query}))}).query).toBe(query);
    },
  );

  it('keep pages within what there can be', () => {
    expect(settings({page: -1, hitsPerPage: -5})).toMatchObject({page: 0, hitsPerPage: 0});
    expect(settings({hitsPerPage: 5_000}).hitsPerPage).toBe(1_000);
  });
});
