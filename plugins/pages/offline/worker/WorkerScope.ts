/** An event that a worker stays awake for. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** What we use of a service worker's own scope, of which the DOM's types know nothing. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: {type: 'window'}): Promise<Array<{url: string; navigate(url: string): unknown}>>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** The scope that this script runs in. */
export const scope = globalThis as unknown as WorkerScope;
