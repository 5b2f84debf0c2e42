import type {Requester} from '@algolia/client-common';
import {liteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {failedHosts} from './failedHosts';

beforeEach(() => void vi.useFakeTimers({toFake: ['Date']}));
afterEach(() => void vi.useRealTimers());

it.each([
  ['cannot be reached', false],
  ['does not answer in time', true],
])('a host that %s is not asked first again for 2 minutes', async (_, isTimedOut) => {
  const asked: string[] = [];
  const requester: Requester = {
    send({url}) {
      const host = new URL(url).hostname;
      asked.push(host);
      return Promise.resolve(
        host.includes('-dsn')
          ? {status: 0, content: '', isTimedOut}
          : {status: 200, content: '{"results":[]}', isTimedOut: false},
      );
    },
  };
  const client = liteClient('APP', 'key', {requester, hostsCache: failedHosts()});
  const hostsFor = async (query: string) => {
    asked.length = 0;
    await client.search({requests: [{indexName: 'docs', query}]});
    return [...asked];
  };

  const another = expect.stringMatching(/^app-[123]\.algolianet\.com$/);
  expect(await hostsFor('a')).toEqual(['app-dsn.algolia.net', another]);
  expect(await hostsFor('b')).toEqual([another]);
  vi.advanceTimersByTime(119_000);
  expect(await hostsFor('c')).toEqual([another]);
  vi.advanceTimersByTime(2_000);
  expect(await hostsFor('d')).toEqual(['app-dsn.algolia.net', another]);
});
