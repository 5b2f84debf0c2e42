import {expect, it} from 'vitest';
import {brand} from './brand';
import {delivery} from './delivery';
import {readEnv} from './env';

const search = {DOCS_SEARCH_APP_ID: 'APP', DOCS_SEARCH_API_KEY: 'key', DOCS_SEARCH_INDEX: 'docs'};
const monitoring = {
  DOCS_MONITORING_LICENSE_KEY: 'NRJS-0123456789abcdef012',
  DOCS_MONITORING_APPLICATION_ID: '1',
  DOCS_MONITORING_RELEASE: '1.0.0',
};
const calls = (variables: Record<string, string>) =>
  delivery(readEnv(variables, {siteUrl: brand.docsUrl})).connectTo;

it('lets pages call the API alone, and hosts of search and monitoring where these are configured', () => {
  expect(calls({})).toEqual([brand.apiUrl]);
  expect(calls(search)).toEqual([
    brand.apiUrl,
    'https://APP-dsn.algolia.net',
    'https://APP.algolia.net',
    'https://APP-1.algolianet.com',
    'https://APP-2.algolianet.com',
    'https://APP-3.algolianet.com',
  ]);
  expect(calls({...search, DOCS_SEARCH_INSIGHTS: 'true'}).at(-1)).toBe('https://insights.algolia.io');
  expect(calls(monitoring)).toEqual([brand.apiUrl, 'https://bam.nr-data.net']);
});
