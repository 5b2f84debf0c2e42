import {describe, expect, it} from 'vitest';
import {ask, rate} from './rate';

const site = 'https://docs.example';
const toPage = (url: string) => url.slice(site.length).replace(/#.*/, '');
const engine = (...urls: string[]) => ({name: 'test', search: () => urls.map((url) => `${site}${url}`)});
const query = {query: 'key', kind: 'words', pages: ['/docs/keys', '/docs/tokens']};

describe('ask', () => {
  it('ranks the first right page, counting several records of a page once', () => {
    const [answer] = ask(
      engine('/docs/a#x', '/docs/a#y', '/docs/a', '/docs/tokens#z', '/docs/keys'),
      [query],
      toPage,
    );
    expect(answer).toEqual({...query, found: ['/docs/a', '/docs/tokens', '/docs/keys'], rank: 2});
  });

  it('gives no rank when no right page is found', () => {
    expect(ask(engine('/docs/a'), [query], toPage)[0]?.rank).toBe(0);
    expect(ask(engine(), [query], toPage)[0]).toMatchObject({rank: 0, found: []});
  });

  it('asks the engine what the reader typed', () => {
    const echo = {name: 'echo', search: (typed: string) => [`${site}/docs/${typed}s`]};
    expect(ask(echo, [query], toPage)[0]?.rank).toBe(1);
  });
});

describe('rate', () => {
  it('is the share of queries by rank, and the mean of 1 by rank', () => {
    const answers = [1, 1, 2, 3, 4, 0].map((rank) => ({...query, found: [], rank}));
    expect(rate(answers)).toEqual({
      successAt1: 2 / 6,
      successAt3: 4 / 6,
      meanReciprocalRank: (1 + 1 + 1 / 2 + 1 / 3 + 1 / 4) / 6,
    });
  });
});
