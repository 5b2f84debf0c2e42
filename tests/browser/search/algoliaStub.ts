import type {Page} from '@playwright/test';
import {SearchIndex} from '@site/plugins/search/shared/engine/SearchIndex';
import {answerQueries} from '@site/plugins/search/shared/wire/answerQueries';
import type {QueriesBody, QueryRequest} from '@site/plugins/search/shared/wire/answerQueries';
import {indexed} from './smallIndex';

/** What one of the provider's hosts does: it answers, cannot be reached, or never answers. */
type HostState = 'up' | 'down' | 'hanging';

/** A queries call that the page has made. */
export interface Call {
  url: URL;
  body: {requests: Array<QueryRequest & {clickAnalytics?: boolean}>};
}

/** An event that the page has reported. */
export interface ReportedEvent {
  eventName: string;
  eventType: string;
  objectIDs: string[];
  positions?: number[];
  queryID?: string;
}

/** Stands in for the provider, with 25 pages about lamps. */
export interface AlgoliaStub {
  /** Calls in their order, those that failed as well. */
  calls: Call[];
  /** What was asked for in them, each once: on a busy machine the client asks other hosts before the first has answered. */
  questions(): QueriesBody[];
  events: ReportedEvent[];
  /** Decides by the host's name; at first every host is up. */
  setHosts(stateOf: (host: string) => HostState): void;
}

const lamps = ['Guides', 'Network', 'Cloud API', 'Device SDK', 'Help'].flatMap((section) =>
  [1, 2, 3, 4, 5].map((number) => indexed({section, title: `Lamp ${number}`, path: `${section}/${number}`})),
);

/** How long the site's client waits for a host to be connected, and to answer, in milliseconds. */
const timeouts = [1_000, 2_000];

/**
 * Answers a page's calls to the provider in the provider's format.
 *
 * On a busy machine this process is late by seconds, for all four hosts in turn, and the page would give up: unless
 * `timesOut` is set, its client waits for as long as it takes.
 */
export async function stubAlgolia(page: Page, {timesOut = false} = {}): Promise<AlgoliaStub> {
  if (!timesOut)
    await page.addInitScript((known) => {
      const {setTimeout} = window;
      const patient = (run: TimerHandler, delay?: number, ...rest: unknown[]) =>
        setTimeout(run, known.includes(delay ?? 0) ? 1_200_000 : delay, ...rest);
      Object.assign(window, {setTimeout: patient});
    }, timeouts);
  const index = new SearchIndex(lamps, 'https://docs.skerry.example/');
  let stateOf: (host: string) => HostState = () => 'up';
  const stub: AlgoliaStub = {
    calls: [],
    questions: () => [...new Map(stub.calls.map(({body}) => [JSON.stringify(body), body])).values()],
    events: [],
    setHosts: (next) => {
      stateOf = next;
    },
  };
  const headers = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

  await page.route(/^https:\/\/[^/]+\.algolia(?:net\.com|\.net)\//, async (route) => {
    const url = new URL(route.request().url());
    const body = route.request().postDataJSON() as QueriesBody;
    stub.calls.push({url, body});
    const state = stateOf(url.hostname);
    if (state === 'down') await route.abort();
    if (state !== 'up') return;
    const results = answerQueries(index, body).results.map((result) => ({
      ...result,
      queryID: '0'.repeat(32),
    }));
    await route.fulfill({headers, json: {results}});
  });
  await page.route('https://insights.algolia.io/**', async (route) => {
    const sent = route.request().postDataJSON() as {events: ReportedEvent[]} | null;
    stub.events.push(...(sent?.events ?? []));
    await route.fulfill({headers, json: {}});
  });
  return stub;
}
