import {describe, expect, it} from 'vitest';
import {readEnv} from './env';

const defaults = {siteUrl: 'https://docs.example'};

describe('readEnv', () => {
  it('has defaults for all', () => {
    expect(readEnv({PATH: '/bin'}, defaults)).toEqual({
      siteUrl: 'https://docs.example',
      baseUrl: '/',
      search: undefined,
      monitoring: undefined,
      announcement: undefined,
      offline: true,
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

  it('reads that readers cannot keep the site, and that what they kept is taken back', () => {
    expect(readEnv({DOCS_OFFLINE: 'false'}, defaults).offline).toBe(false);
    expect(() => readEnv({DOCS_OFFLINE: 'no idea'}, defaults)).toThrow('DOCS_OFFLINE');
  });

  it('reads an announcement that readers cannot close', () => {
    const variables = {
      DOCS_ANNOUNCEMENT: 'Hello',
      DOCS_ANNOUNCEMENT_ID: 'hello-1',
      DOCS_ANNOUNCEMENT_CLOSEABLE: 'false',
    };
    expect(readEnv(variables, defaults).announcement?.isCloseable).toBe(false);
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

  it('tells writers of problems while developing, and refuses that in a build', () => {
    const env = {DOCS_PAGE_HINTS: '4711'};
    expect(readEnv({...env, NODE_ENV: 'development'}, defaults).pageHints).toBe(4711);
    expect(() => readEnv({...env, NODE_ENV: 'production'}, defaults)).toThrow('must not hold hints');
    expect(readEnv({}, defaults).pageHints).toBe(undefined);
  });

  it('names what a half-configured search lacks', () => {
    expect(() => readEnv({DOCS_SEARCH_APP_ID: 'A1'}, defaults)).toThrow(
      /half configured: .*DOCS_SEARCH_API_KEY.*DOCS_SEARCH_INDEX.* missing/,
    );
  });

  const monitoring = {
    DOCS_MONITORING_LICENSE_KEY: 'NRJS-0123abcd',
    DOCS_MONITORING_APPLICATION_ID: '601',
    DOCS_MONITORING_RELEASE: '8f3c2a1b',
  };

  it('reads monitoring, with the collector of the United States unless another is named', () => {
    const expected = {licenseKey: 'NRJS-0123abcd', applicationId: '601', release: '8f3c2a1b'};
    expect(readEnv(monitoring, defaults).monitoring).toEqual({...expected, collector: 'bam.nr-data.net'});
    const details = {
      DOCS_MONITORING_COLLECTOR: 'bam.eu01.nr-data.net',
      DOCS_MONITORING_STAGING_HOST: 'docs.staging.example',
    };
    expect(readEnv({...monitoring, ...details}, defaults).monitoring).toEqual({
      ...expected,
      collector: 'bam.eu01.nr-data.net',
      stagingHost: 'docs.staging.example',
    });
  });

  it.each(Object.keys(monitoring))('refuses monitoring without %s, by name', (name) => {
    const others = Object.keys(monitoring).filter((other) => other !== name);
    expect(() => readEnv({...monitoring, [name]: undefined}, defaults)).toThrow(
      `half configured: [${name}] missing beside [${others.join(', ')}], set all of them or none`,
    );
  });

  it.each([
    [{DOCS_MONITORING_COLLECTOR: 'bam.example'}, 'DOCS_MONITORING_LICENSE_KEY'],
    [{DOCS_MONITORING_STAGING_HOST: 'docs.example'}, 'DOCS_MONITORING_LICENSE_KEY'],
    [{...monitoring, DOCS_MONITORING_STAGING_HOST: 'https://docs.example'}, 'a valid hostname'],
    [{...monitoring, DOCS_MONITORING_APPLICATION_ID: 'six'}, 'must be digits'],
    [{...monitoring, DOCS_MONITORING_RELEASE: '8f3c2a1b8f3c2a1b'}, 'at most 15'],
  ])('refuses monitoring as %o', (variables, sentence) => {
    expect(() => readEnv(variables, defaults)).toThrow(sentence);
  });

  it('reports all that is wrong at once', () => {
    expect(() => readEnv({DOCS_URL: 'x', DOCS_BASE_URL: 'y'}, defaults)).toThrow(
      /DOCS_URL[\s\S]*DOCS_BASE_URL/,
    );
  });
});
