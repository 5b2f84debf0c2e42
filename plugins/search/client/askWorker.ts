import type {WorkerAnswer, WorkerRequest} from './messages';

interface Waiting {
  resolve: (json: string | undefined) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
let requests = 0;
const waiting = new Map<number, Waiting>();

/**
 * Asks the search worker, which starts with the first call.
 *
 * Rejects when the worker cannot start or its downloads fail; the next call tries again.
 */
export function askWorker(request: Omit<WorkerRequest, 'id'>): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    worker ??= start();
    const id = ++requests;
    waiting.set(id, {resolve, reject});
    worker.postMessage({...request, id} satisfies WorkerRequest);
  });
}

function start(): Worker {
  const started = new Worker(new URL('./searchWorker.ts', import.meta.url), {name: 'search'});
  started.onmessage = ({data}: MessageEvent<WorkerAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) asked?.resolve(data.json);
    else asked?.reject(new Error(data.error));
  };
  started.onerror = () => {
    worker = undefined;
    for (const {reject} of waiting.values()) reject(new Error('The search worker could not be started'));
    waiting.clear();
  };
  return started;
}
