import {liteClient} from 'algoliasearch/lite';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchConfig} from '../../../config/search';
import type {onImproved as OnImproved, prepareIndex as PrepareIndex} from './askWorker';
import type {createSearch as CreateSearch} from './searchClient';
import type {WorkerAnswer, WorkerRequest} from './searchWorker';

const config: SearchConfig = {
  isHosted: true,
  fallsBack: false,
  missingResultsPage: '/docs/feedback',
  supportPage: '/docs/support',
  suggestedQueries: [],
};
vi.mock('algoliasearch/lite', {spy: true});

const request = {requests: [{indexName: 'docs', query: 'key'}]};

let createSearch: typeof CreateSearch;
let onImproved: typeof OnImproved;
let prepareIndex: typeof PrepareIndex;

beforeEach(async () => {
  vi.resetModules();
  ({createSearch} = await import('./searchClient'));
  ({onImproved, prepareIndex} = await import('./askWorker'));
});

describe('with a provider', () => {
  it.each([
    ['application id', {appId: '', apiKey: 'key'}],
    ['key', {appId: 'APP', apiKey: ''}],
  ])('refuses a missing %s', (_, provider) => {
    expect(() => createSearch(provider, config, true)).toThrow('is missing');
  });

  it('waits 1 s for a connection, 2 s for an answer and 30 s for one that writes', () => {
    createSearch({appId: 'APP', apiKey: 'key'}, config, true);
    const timeouts = {connect: 1_000, read: 2_000, write: 30_000};
    expect(liteClient).toHaveBeenCalledWith('APP', 'key', expect.objectContaining({timeouts}));
  });
});

describe('with the embedded engine', () => {
  let fails = false;
  let isEarly = false;
  /** What the worker says later. */
  const later: Array<() => void> = [];

  const answerTo = ({requests}: WorkerRequest['body']) => ({
    results: requests.map(({query = ''}) => ({hits: [], nbHits: query.length, nbPages: 1})),
  });

  /** The names of the workers that were started. */
  let started: Array<string | undefined> = [];

  /** Answers as the search worker does, after a turn. */
  class FakeWorker {
    constructor(_: URL, {name}: WorkerOptions) {
      started.push(name);
    }
    onmessage?: (event: {data: WorkerAnswer}) => void;
    postMessage({id, takesEarly, body}: WorkerRequest): void {
      const whole = fails ? {id, error: 'TypeError: Failed to fetch'} : {id, answer: answerTo(body)};
      const data = isEarly && takesEarly ? {...whole, isEarly} : whole;
      setTimeout(() => this.onmessage?.({data}));
      if (isEarly) later.push(() => this.onmessage?.({data: whole}));
    }
  }

  beforeEach(() => {
    started = [];
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('document', {querySelector: () => ({content: 'docs-default-1.0'})});
  });

  it('starts one worker, named after the docs of the page, when a reader reaches for search', async () => {
    prepareIndex({...config, isHosted: true});
    expect(started).toEqual([]);
    prepareIndex({...config, isHosted: false});
    await createSearch({appId: 'APP', apiKey: 'key'}, {...config, isHosted: false}, true)(request);
    expect(started).toEqual(['docs-default-1.0']);
  });

  afterEach(() => void vi.unstubAllGlobals());

  const search = () => createSearch({appId: '', apiKey: ''}, {...config, isHosted: false}, true);

  it('asks the worker, and says who answered', async () => {
    fails = false;
    expect(await search()(request)).toEqual({...answerTo(request), engine: 'embedded'});
  });

  it('takes an early answer, and tells when it would get better, whatever was asked since', async () => {
    isEarly = true;
    const onBetter = vi.fn();
    const end = onImproved(onBetter);
    const ask = search();
    await Promise.all([ask(request), ask(request)]);
    isEarly = false;
    await ask({requests: []});
    expect(onBetter).not.toHaveBeenCalled();
    for (const say of later) say();
    expect(onBetter).toHaveBeenCalledTimes(1);
    end();
  });

  it('fails when a download fails, and tries again at the next query', async () => {
    fails = true;
    const ask = search();
    await expect(ask(request)).rejects.toThrow('Failed to fetch');
    fails = false;
    expect(await ask(request)).toMatchObject(answerTo(request));
  });
});
