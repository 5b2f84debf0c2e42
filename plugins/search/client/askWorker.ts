import type {SearchConfig} from '../../../config/search';
import type {QueriesAnswer} from '../shared/wire/answerQueries';
import type {WorkerAnswer, WorkerRequest} from './searchWorker';

/** Lets the worker download and read the index of the docs that the page belongs to, for a reader who reaches for search. */
export function prepareIndex({isHosted}: SearchConfig): void {
  if (!isHosted) worker ??= start();
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
export function askWorker(request: Omit<WorkerRequest, 'id'>): Promise<QueriesAnswer> {
  return new Promise((resolve, reject) => {
    worker ??= start();
    const id = ++requests;
    waiting.set(id, ({answer, error}) => (answer ? resolve(answer) : reject(new Error(error))));
    worker.postMessage({id, ...request} satisfies WorkerRequest);
  });
}

function start(): Worker {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content;
  const started = new Worker(
    /* webpackChunkName: "search" */ new URL('./searchWorker.ts', import.meta.url),
    // A message would wait until the page is done with the modal's code; its name is there from the beginning.
    {name: tag},
  );
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
