import type {Requester} from '@algolia/client-common';
import {liteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Ask} from '../shared/wire/answerQueries';
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

const request = (query: string) => ({requests: [{indexName: 'docs', query}]});

/** An engine that answers with its name, unless it is told to fail, and counts what it was asked. */
function fakeEngine(engine: 'hosted' | 'fallback') {
  const state = {fails: false, asked: 0};
  const ask: Ask = () => {
    state.asked++;
    return state.fails
      ? Promise.reject(new Error(`${engine} failed`))
      : Promise.resolve({results: [], engine});
  };
  return {state, ask};
}

it('asks the provider first, and the fallback where that fails', async () => {
  const [hosted, embedded] = [fakeEngine('hosted'), fakeEngine('fallback')];
  const ask = withFallback(hosted.ask, embedded.ask);
  expect(await ask(request('a'))).toMatchObject({engine: 'hosted'});
  hosted.state.fails = true;
  expect(await ask(request('b'))).toMatchObject({engine: 'fallback'});
  expect(embedded.state.asked).toBe(1);
});

it('leaves a provider that failed alone for 2 minutes', async () => {
  const [hosted, embedded] = [fakeEngine('hosted'), fakeEngine('fallback')];
  const ask = withFallback(hosted.ask, embedded.ask);
  hosted.state.fails = true;
  await ask(request('a'));
  hosted.state.fails = false;
  vi.advanceTimersByTime(119_000);
  expect(await ask(request('b'))).toMatchObject({engine: 'fallback'});
  vi.advanceTimersByTime(1_000);
  expect(await ask(request('c'))).toMatchObject({engine: 'hosted'});
});

it('fails where both fail', async () => {
  const [hosted, embedded] = [fakeEngine('hosted'), fakeEngine('fallback')];
  hosted.state.fails = true;
  embedded.state.fails = true;
  await expect(withFallback(hosted.ask, embedded.ask)(request('a'))).rejects.toThrow('fallback failed');
});
