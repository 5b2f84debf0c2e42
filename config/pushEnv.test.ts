import {describe, expect, it} from 'vitest';
import {readEnv} from './env';
import {readPushEnv} from './pushEnv';

const adminKey = '0123456789abcdef0123456789abcdef';
const complete = {DOCS_SEARCH_APP_ID: 'A1', DOCS_SEARCH_INDEX: 'docs', DOCS_SEARCH_ADMIN_KEY: adminKey};

function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Nothing was thrown.');
}

describe('readPushEnv', () => {
  it('needs no search-only key', () => {
    expect(readPushEnv({PATH: '/bin', ...complete})).toEqual({appId: 'A1', indexName: 'docs', adminKey});
  });

  it('names all that is missing', () => {
    const message = messageOf(() => readPushEnv({DOCS_SEARCH_API_KEY: 'b2', DOCS_SEARCH_INDEX: 'docs'}));
    expect(message).toContain('"DOCS_SEARCH_APP_ID" is missing');
    expect(message).toContain('"DOCS_SEARCH_ADMIN_KEY" is missing');
    expect(message).not.toContain('"DOCS_SEARCH_INDEX"');
  });

  it.each([
    ['with a line break', `${adminKey}\n`, 'look for a space, a quote or a line break'],
    ['in quotes', `"${adminKey}"`, 'look for a space, a quote or a line break'],
    ['empty', '', 'is empty'],
    ['too short', 'changeme', 'too short'],
  ])('refuses a key that is %s, without showing it', (_case, key, sentence) => {
    const message = messageOf(() => readPushEnv({...complete, DOCS_SEARCH_ADMIN_KEY: key}));
    expect(message).toContain('"DOCS_SEARCH_ADMIN_KEY"');
    expect(message).toContain(sentence);
    if (key) expect(message).not.toContain(key.trim());
    expect(message).not.toContain(adminKey);
  });

  it('refuses to push with a key that the site gives to readers', () => {
    const message = messageOf(() => readPushEnv({...complete, DOCS_SEARCH_API_KEY: adminKey}));
    expect(message).toContain('the site hands it to every reader');
    expect(message).not.toContain(adminKey);
  });
});

describe('readEnv beside an admin key', () => {
  const defaults = {siteUrl: 'https://docs.example'};
  const site = {DOCS_SEARCH_APP_ID: 'A1', DOCS_SEARCH_API_KEY: 'b2', DOCS_SEARCH_INDEX: 'docs'};

  it.each([adminKey, ''])('builds the site, and leaves the key out of what it gives', (key) => {
    const env = readEnv({...site, DOCS_SEARCH_ADMIN_KEY: key}, defaults);
    expect(env).toEqual(readEnv(site, defaults));
    expect(JSON.stringify(env)).not.toContain(adminKey);
  });

  it('keeps the key out of its errors', () => {
    const message = messageOf(() => readEnv({DOCS_URL: 'x', DOCS_SEARCH_ADMIN_KEY: adminKey}, defaults));
    expect(message).toContain('DOCS_URL');
    expect(message).not.toContain(adminKey);
  });

  it('builds no site that would publish the admin key', () => {
    const mixedUp = {...site, DOCS_SEARCH_API_KEY: adminKey, DOCS_SEARCH_ADMIN_KEY: adminKey};
    const message = messageOf(() => readEnv(mixedUp, defaults));
    expect(message).toContain('the site hands it to every reader');
    expect(message).not.toContain(adminKey);
  });
});
