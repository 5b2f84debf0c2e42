import type {LiteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {withFallback} from './withFallback';

beforeEach(() => void vi.useFakeTimers({toFake: ['Date']}));
afterEach(() => void vi.useRealTimers());

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
