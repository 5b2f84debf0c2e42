import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchConfig} from '../../../config/search';
import type {
  createSearchClient as CreateSearchClient,
  Engine,
  onImproved as OnImproved,
} from './searchClient';
import type {WorkerAnswer, WorkerRequest} from './searchWorker';

const config: SearchConfig = {
  isHosted: true,
  fallsBack: false,
  folder: '/search/',
  missingResultsPage: '/docs/feedback',
  supportPage: '/docs/support',
  suggestedQueries: [],
};
const request = {requests: [{indexName: 'docs', query: 'key'}]};

let createSearchClient: typeof CreateSearchClient;
let onImproved: typeof OnImproved;

beforeEach(async () => {
  vi.resetModules();
  ({createSearchClient, onImproved} = await import('./searchClient'));
});

describe('with a provider', () => {
  it.each([
    ['application id', {appId: '', apiKey: 'key'}],
    ['key', {appId: 'APP', apiKey: ''}],
  ])('refuses a missing %s', (_, provider) => {
    expect(() => createSearchClient(provider, config)).toThrow('is missing');
  });

  it('waits 1 s for a connection, 2 s for an answer and 30 s for one that writes', () => {
    const {transporter} = createSearchClient({appId: 'APP', apiKey: 'key'}, config);
    expect(transporter.timeouts).toEqual({connect: 1_000, read: 2_000, write: 30_000});
  });
});

describe('with the embedded engine', () => {
  let fails = false;
  let isEarly = false;
  /** What the worker says later. */
  const later: Array<() => void> = [];

  /** Answers as the search worker does, after a turn. */
  class FakeWorker {
    onmessage?: (event: {data: WorkerAnswer}) => void;
    postMessage({id, takesEarly, body}: WorkerRequest): void {
      const answer = fails ? {id, error: 'TypeError: Failed to fetch'} : {id, json: `{"results":[${body}]}`};
      const data = isEarly && takesEarly ? {...answer, isEarly} : answer;
      setTimeout(() => this.onmessage?.({data}));
      if (isEarly) later.push(() => this.onmessage?.({data: answer}));
    }
  }

  beforeEach(() => vi.stubGlobal('Worker', FakeWorker));
  afterEach(() => void vi.unstubAllGlobals());

  const client = (onAnswer?: (engine: Engine) => void) =>
    createSearchClient({appId: '', apiKey: ''}, {...config, isHosted: false, takesEarly: true}, onAnswer);

  it('asks the worker, as it would ask a host, and tells who answered', async () => {
    fails = false;
    const onAnswer = vi.fn();
    expect(await client(onAnswer).search(request)).toEqual({results: [request]});
    expect(onAnswer.mock.calls).toEqual([['embedded']]);
  });

  it('takes an early answer, and tells when it would get better, whatever was asked since', async () => {
    isEarly = true;
    const onBetter = vi.fn();
    const end = onImproved(onBetter);
    const early = client();
    await Promise.all([early.search(request), early.search(request)]);
    isEarly = false;
    await early.search({requests: []});
    expect(onBetter).not.toHaveBeenCalled();
    for (const say of later) say();
    expect(onBetter).toHaveBeenCalledTimes(1);
    end();
  });

  it('fails like a client without network when a download fails, and tries again at the next query', async () => {
    fails = true;
    const embedded = client();
    await expect(embedded.search(request)).rejects.toMatchObject({name: 'RetryError'});
    fails = false;
    expect(await embedded.search(request)).toEqual({results: [request]});
  });
});
