import type {Requester, Response} from '@algolia/client-common';
import {askWorker} from './askWorker';

/** Sends the calls of the Algolia client to the worker instead of to a host. */
export function embeddedRequester(folder: string): Requester {
  return {
    async send({data}): Promise<Response> {
      try {
        const content = (await askWorker({folder, body: String(data)})) ?? '';
        return {status: 200, content, isTimedOut: false};
      } catch (error) {
        // A status of 0 is what the client knows as a host that cannot be reached.
        return {status: 0, content: error instanceof Error ? error.message : '', isTimedOut: false};
      }
    },
  };
}
