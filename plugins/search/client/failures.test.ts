import type {Requester} from '@algolia/client-common';
import {type LiteClient, liteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {failedHosts, withFallback} from './failures';

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

const request = (query: string) => ({requests: [{indexName: 'docs', query, clickAnalytics: true}]});

/** A client that answers with its name, unless it is told to fail, and keeps what it was asked. */
function fakeClient(name: string) {
  const asked: unknown[] = [];
  const client = {
    fails: false,
    asked,
    search(call: unknown) {
      asked.push(call);
      return client.fails ? Promise.reject(new Error(`${name} failed`)) : Promise.resolve(name);
    },
  };
  return client as typeof client & LiteClient;
}

it('asks the provider first, and the fallback where that fails', async () => {
  const [hosted, embedded] = [fakeClient('hosted'), fakeClient('embedded')];
  const client = withFallback(hosted, embedded);
  expect(await client.search(request('a'))).toBe('hosted');
  hosted.fails = true;
  expect(await client.search(request('b'))).toBe('embedded');
  expect(embedded.asked).toHaveLength(1);
});

it('leaves a provider that failed alone for 2 minutes', async () => {
  const [hosted, embedded] = [fakeClient('hosted'), fakeClient('embedded')];
  const client = withFallback(hosted, embedded);
  hosted.fails = true;
  await client.search(request('a'));
  hosted.fails = false;
  vi.advanceTimersByTime(119_000);
  expect(await client.search(request('b'))).toBe('embedded');
  vi.advanceTimersByTime(1_000);
  expect(await client.search(request('c'))).toBe('hosted');
});

it('asks the fallback for no query ID, which the provider would not know', async () => {
  const [hosted, embedded] = [fakeClient('hosted'), fakeClient('embedded')];
  hosted.fails = true;
  await withFallback(hosted, embedded).search(request('a'));
  expect(embedded.asked).toEqual([{requests: [{indexName: 'docs', query: 'a', clickAnalytics: false}]}]);
});

it('fails where both fail', async () => {
  const [hosted, embedded] = [fakeClient('hosted'), fakeClient('embedded')];
  hosted.fails = true;
  embedded.fails = true;
  await expect(withFallback(hosted, embedded).search(request('a'))).rejects.toThrow('embedded failed');
});
