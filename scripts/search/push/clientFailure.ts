import type {PushEnv} from '../../../config/pushEnv';

/** Shape of the errors of Algolia's client, whose classes it does not export. */
interface ClientError extends Error {
  status?: number;
  /** One entry for each host that was tried. */
  stackTrace?: Array<{response: {status: number; content: string}}>;
}

/** What a failed call of Algolia's client means to the operator, and what to change. */
export function clientFailure(error: unknown, {appId, indexName}: PushEnv): string {
  const {name, message, status, stackTrace} = error as ClientError;
  if (name === 'RetryError') {
    const last = stackTrace?.at(-1)?.response;
    const reason = last?.status ? `the last host answered ${last.status}` : (last?.content ?? message);
    return `Algolia application ${appId} did not answer (${reason}). Check DOCS_SEARCH_APP_ID, the network and https://status.algolia.com, then try again.`;
  }
  const refused = `Algolia application ${appId} failed (${status ? `${status}: ` : ''}${message}).`;
  if (status === 401 || status === 403)
    return `${refused} DOCS_SEARCH_ADMIN_KEY must hold a key of this application that may change "${indexName}" and the indices whose names begin with it; handbook/search.md lists its rights.`;
  return status === 429 ? `${refused} It takes fewer requests than that: try again later.` : refused;
}
