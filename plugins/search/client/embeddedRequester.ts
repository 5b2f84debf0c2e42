import type {Requester} from '@algolia/client-common';
import type {WorkerAnswer, WorkerRequest} from './searchWorker';

let worker: Worker | undefined;
let requests = 0;
const waiting = new Map<number, (answer: Omit<WorkerAnswer, 'id'>) => void>();

/** Sends the calls of the Algolia client to the search worker, which starts with the first one, instead of to a host. */
export function embeddedRequester(folder: string): Requester {
  return {
    async send({data}) {
      const {json, error} = await new Promise<Omit<WorkerAnswer, 'id'>>((resolve) => {
        worker ??= start();
        const id = ++requests;
        waiting.set(id, resolve);
        worker.postMessage({id, folder, body: String(data)} satisfies WorkerRequest);
      });
      // A status of 0 is what the client knows as a host that cannot be reached.
      if (json === undefined) return {status: 0, content: error ?? '', isTimedOut: false};
      return {status: 200, content: json, isTimedOut: false};
    },
  };
}

function start(): Worker {
  const started = new Worker(new URL('./searchWorker.ts', import.meta.url), {name: 'search'});
  started.onmessage = ({data: {id, ...answer}}: MessageEvent<WorkerAnswer>) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  started.onerror = () => {
    worker = undefined;
    for (const answer of waiting.values()) answer({error: 'The search worker could not be started'});
    waiting.clear();
  };
  return started;
}
