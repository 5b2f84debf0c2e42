import {liteClient, type SearchMethodParams} from 'algoliasearch/lite';
import type {Provider, SearchConfig} from '../../../config/search';
import type {Ask, Engine, QueriesAnswer} from '../shared/wire/answerQueries';
import {failedHosts, withFallback} from './failures';
import type {WorkerAnswer, WorkerRequest} from './searchWorker';

/** How long a host may take to connect, to answer, and to answer a call that writes, in milliseconds. */
const timeouts = {connect: 1_000, read: 2_000, write: 30_000};

// What failed is remembered for as long as the page lives: every opening of the modal makes a client.
const hostsCache = failedHosts();
const outage = {end: 0};

/**
 * Asks the hosted provider by its own client, or the embedded engine.
 *
 * @param takesEarly Whether titles and headings may answer while the texts are on their way.
 */
export function createSearch(
  {appId, apiKey}: Provider,
  {isHosted, fallsBack, folder}: SearchConfig,
  takesEarly: boolean,
): Ask {
  const askEmbedded =
    (engine: Engine): Ask =>
    async (body) => ({...(await askWorker({folder, takesEarly, body})), engine});
  if (!isHosted) return askEmbedded('embedded');
  const client = liteClient(appId, apiKey, {timeouts, hostsCache});
  const askHosted: Ask = async (body) => {
    const {results} = await client.search(body as SearchMethodParams);
    return {results: results as unknown as QueriesAnswer['results'], engine: 'hosted'};
  };
  return fallsBack ? withFallback(askHosted, askEmbedded('fallback'), outage) : askHosted;
}

/** Lets the worker download and read the index of the docs that the page belongs to, for a reader who reaches for search. */
export function prepareIndex({isHosted, folder}: SearchConfig): void {
  if (isHosted) return;
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content;
  const body = {requests: [{indexName: '', facetFilters: [`docusaurus_tag:${tag}`]}]};
  askWorker({folder, takesEarly: true, body}).catch(() => undefined);
}

let worker: Worker | undefined;
let requests = 0;
const waiting = new Map<number, (answer: Omit<WorkerAnswer, 'id'>) => void>();
/** The newest call that titles and headings have answered; whoever shows such an answer waits for it to improve. */
let newestEarly = 0;
const improved = new Set<() => void>();

/**
 * Tells when queries that titles and headings have answered would get better answers from the texts.
 *
 * @returns what ends that
 */
export function onImproved(listener: () => void): () => void {
  improved.add(listener);
  return () => void improved.delete(listener);
}

/** Asks the search worker, which starts with the first call. */
function askWorker(request: Omit<WorkerRequest, 'id'>): Promise<QueriesAnswer> {
  return new Promise((resolve, reject) => {
    worker ??= start();
    const id = ++requests;
    waiting.set(id, ({answer, error}) => (answer ? resolve(answer) : reject(new Error(error))));
    worker.postMessage({id, ...request} satisfies WorkerRequest);
  });
}

function start(): Worker {
  const started = new Worker(new URL('./searchWorker.ts', import.meta.url), {name: 'search'});
  started.onmessage = ({data: {id, ...said}}: MessageEvent<WorkerAnswer>) => {
    const settle = waiting.get(id);
    waiting.delete(id);
    if (said.isEarly) newestEarly = id;
    if (settle) settle(said);
    else if (id === newestEarly && said.answer) for (const tell of improved) tell();
  };
  started.onerror = () => {
    worker = undefined;
    for (const settle of waiting.values()) settle({error: 'The search worker could not be started'});
    waiting.clear();
  };
  return started;
}
