import {describe, expect, it} from 'vitest';
import {readEnv} from './env';

const defaults = {siteUrl: 'https://docs.example'};

describe('readEnv', () => {
  it('has defaults for all', () => {
    expect(readEnv({PATH: '/bin'}, defaults)).toEqual({
      siteUrl: 'https://docs.example',
      baseUrl: '/',
      search: undefined,
      announcement: undefined,
      inventory: false,
    });
  });

  it('reads the hosted search and the announcement', () => {
    const env = readEnv(
      {
        DOCS_SEARCH_APP_ID: 'A1',
        DOCS_SEARCH_API_KEY: 'b2',
        DOCS_SEARCH_INDEX: 'docs',
        DOCS_ANNOUNCEMENT: 'Hello',
        DOCS_ANNOUNCEMENT_ID: 'hello-1',
      },
      defaults,
    );
    expect(env.search).toEqual({
      appId: 'A1',
      apiKey: 'b2',
      indexName: 'docs',
      fallback: false,
      insights: false,
    });
    expect(env.announcement).toEqual({id: 'hello-1', content: 'Hello', isCloseable: true});
  });

  it.each([
    ['DOCS_URL', 'docs.example', 'DOCS_URL'],
    ['DOCS_URL', 'https://docs.example/path', 'an origin without a path'],
    ['DOCS_BASE_URL', 'base', 'a path that starts and ends with a slash'],
    ['DOCS_SEARCH_APP_ID', 'A1', 'DOCS_SEARCH_API_KEY'],
    ['DOCS_ANNOUNCEMENT', 'Hello', 'DOCS_ANNOUNCEMENT needs DOCS_ANNOUNCEMENT_ID beside it'],
    ['DOCS_ANOUNCEMENT', 'Hello', '"DOCS_ANOUNCEMENT" is not a variable of this site'],
    ['DOCS_SEARCH_INDEX', '', 'is empty'],
  ])('refuses %s=%s', (name, value, sentence) => {
    expect(() => readEnv({[name]: value}, defaults)).toThrow(sentence);
  });

  it('adds the inventory while developing, and refuses it in a build', () => {
    const env = {DOCS_INVENTORY: 'true'};
    expect(readEnv({...env, NODE_ENV: 'development'}, defaults).inventory).toBe(true);
    expect(() => readEnv({...env, NODE_ENV: 'production'}, defaults)).toThrow('must not hold the inventory');
  });

  it('names what a half-configured search lacks', () => {
    expect(() => readEnv({DOCS_SEARCH_APP_ID: 'A1'}, defaults)).toThrow(
      /half configured: .*DOCS_SEARCH_API_KEY.*DOCS_SEARCH_INDEX.* missing/,
    );
  });

  it('reports all that is wrong at once', () => {
    expect(() => readEnv({DOCS_URL: 'x', DOCS_BASE_URL: 'y'}, defaults)).toThrow(
      /DOCS_URL[\s\S]*DOCS_BASE_URL/,
    );
  });
});
