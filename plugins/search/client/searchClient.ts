import {createNullCache, type Requester} from '@algolia/client-common';
import {type LiteClient, liteClient} from 'algoliasearch/lite';
import {embeddedProvider, type Provider, type SearchConfig} from '../../../config/search';
import type {QueriesBody} from '../shared/wire/answerQueries';
import {failedHosts, withFallback} from './failures';
import type {WorkerAnswer, WorkerRequest} from './searchWorker';

/** Who answered a query. */
export type Engine = 'hosted' | 'embedded';

/** How long a host may take to connect, to answer, and to answer a call that writes, in milliseconds. */
const timeouts = {connect: 1_000, read: 2_000, write: 30_000};

// What failed is remembered for as long as the page lives: every opening of the modal makes a client.
const hostsCache = failedHosts();
const outage = {end: 0};

/**
 * The genuine Algolia client: of the hosted provider, or before the embedded engine.
 *
 * @param onAnswer Told who answered, after each answer.
 */
export function createSearchClient(
  {appId, apiKey}: Provider,
  {
    isHosted,
    fallsBack,
    folder,
    takesEarly = false,
  }: SearchConfig & Pick<Partial<WorkerRequest>, 'takesEarly'>,
  onAnswer: (engine: Engine) => void = () => undefined,
): LiteClient {
  const embedded = () => told(embeddedClient({folder, takesEarly}), () => onAnswer('embedded'));
  if (!isHosted) return embedded();
  const hosted = told(liteClient(appId, apiKey, {timeouts, hostsCache}), () => onAnswer('hosted'));
  return fallsBack ? withFallback(hosted, embedded(), outage) : hosted;
}

function embeddedClient(how: How): LiteClient {
  return liteClient(embeddedProvider.appId, embeddedProvider.apiKey, {
    // Its requests go to the worker; a host is only what the client insists on.
    hosts: [{url: 'embedded.invalid', accept: 'readWrite', protocol: 'https'}],
    requester: embeddedRequester(how),
    // A download that failed is tried again at once, and the engine knows its answers itself.
    hostsCache: createNullCache(),
    responsesCache: createNullCache(),
  });
}

function told(client: LiteClient, onAnswer: () => void): LiteClient {
  const search: LiteClient['search'] = async (...call) => {
    const answer = await client.search(...call);
    onAnswer();
    return answer as never;
  };
  return {...client, search};
}

/** Lets the worker download and read the index of the docs that the page belongs to, for a reader who reaches for search. */
export function prepareIndex({isHosted, folder}: SearchConfig): void {
  if (isHosted) return;
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content;
  const body: QueriesBody = {requests: [{indexName: '', facetFilters: [`docusaurus_tag:${tag}`]}]};
  void askWorker({folder, takesEarly: false}, JSON.stringify(body));
}

/** Where the worker finds the index, and how it answers. */
type How = Pick<WorkerRequest, 'folder' | 'takesEarly'>;

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

/** Sends the calls of the Algolia client to the search worker, instead of to a host. */
function embeddedRequester(how: How): Requester {
  return {
    async send({data}) {
      const {json, error} = await askWorker(how, String(data));
      // A status of 0 is what the client knows as a host that cannot be reached.
      if (json === undefined) return {status: 0, content: error ?? '', isTimedOut: false};
      return {status: 200, content: json, isTimedOut: false};
    },
  };
}

/** Asks the search worker, which starts with the first call. */
function askWorker(how: How, body: string): Promise<Omit<WorkerAnswer, 'id'>> {
  return new Promise((resolve) => {
    worker ??= start();
    const id = ++requests;
    waiting.set(id, resolve);
    worker.postMessage({id, ...how, body} satisfies WorkerRequest);
  });
}

function start(): Worker {
  const started = new Worker(new URL('./searchWorker.ts', import.meta.url), {name: 'search'});
  started.onmessage = ({data: {id, ...answer}}: MessageEvent<WorkerAnswer>) => {
    const resolve = waiting.get(id);
    waiting.delete(id);
    if (answer.isEarly) newestEarly = id;
    if (resolve) resolve(answer);
    else if (id === newestEarly && answer.json !== undefined) for (const tell of improved) tell();
  };
  started.onerror = () => {
    worker = undefined;
    for (const answer of waiting.values()) answer({error: 'The search worker could not be started'});
    waiting.clear();
  };
  return started;
}
