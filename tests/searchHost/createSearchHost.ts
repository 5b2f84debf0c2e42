import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {type Answer, findAll} from './answerQueries';
import {type Credentials, checkCredentials} from './credentials';
import {type Fault, Faults} from './faults';
import {readRequest, type SeenRequest} from './readRequest';
import {routes} from './routes';
import {Store} from './Store';
import type {StoredIndex} from './StoredIndex';
import {WireError} from './WireError';

/** A local stand-in for hosted Algolia, spoken to by the genuine client. */
export interface SearchHost {
  /** What is stored, to prepare and to look at. */
  indices: Map<string, StoredIndex>;
  /** Every request so far, those that failed included. */
  requests: SeenRequest[];
  /** Lets the next requests fail; by default one, whichever it is. */
  fail(fault: Fault, options?: {times?: number; when?: (request: SeenRequest) => boolean}): void;
  /** Listens on 127.0.0.1, by default on a port that is free, and gives the port. */
  listen(port?: number): Promise<number>;
  close(): Promise<void>;
}

/**
 * Makes a host that keeps indices in memory and answers the calls in routes.ts.
 *
 * @param options.polls how often a task is reported as not published before it takes effect, see Store
 * @param options.answer what finds records; by default all of them
 */
export function createSearchHost({
  polls = 0,
  answer = findAll,
  ...credentials
}: Credentials & {polls?: number; answer?: Answer}): SearchHost {
  const store = new Store(polls);
  const faults = new Faults();
  const requests: SeenRequest[] = [];

  function work(seen: SeenRequest, headers: http.IncomingHttpHeaders): {status: number; content: unknown} {
    try {
      checkCredentials(headers, seen, credentials);
      const route = seen.index && routes[`${seen.method} ${seen.call}`];
      if (!route) throw new WireError(404, 'Path not found');
      return {status: 200, content: route({...seen, store, answer})};
    } catch (error) {
      const status = error instanceof WireError ? error.status : 500;
      return {status, content: {message: (error as Error).message, status}};
    }
  }

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const seen = await readRequest(request);
    requests.push(seen);
    const fault = faults.next(seen);
    if (fault && 'hangUp' in fault) {
      if (fault.hangUp === 'after') work(seen, request.headers);
      request.socket.destroy();
      return;
    }
    const {status, content} = fault ? faultAnswer(fault) : work(seen, request.headers);
    response.writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      ...(fault?.retryAfter !== undefined && {'retry-after': String(fault.retryAfter)}),
    });
    response.end(JSON.stringify(content));
  }

  const server = http.createServer((request, response) => {
    // Only a body that is no JSON ends here.
    handle(request, response).catch((error: Error) => response.writeHead(400).end(error.message));
  });
  return {
    indices: store.indices,
    requests,
    fail: (fault, {times = 1, when = () => true} = {}) => faults.plan(fault, times, when),
    listen: (port = 0) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function faultAnswer({status, message = 'Internal error'}: {status: number; message?: string}) {
  return {status, content: {message, status}};
}
