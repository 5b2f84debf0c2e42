import type http from 'node:http';
import type {SeenRequest} from './readRequest';
import {WireError} from './WireError';

/** The application and its two keys; the search key allows queries only. */
export interface Credentials {
  appId: string;
  adminKey: string;
  searchKey: string;
}

/**
 * Checks who asks, by headers as a server sends them or by the address as a browser does.
 *
 * @throws WireError 403 with Algolia's words
 */
export function checkCredentials(
  headers: http.IncomingHttpHeaders,
  {query, call}: SeenRequest,
  {appId, adminKey, searchKey}: Credentials,
): void {
  const given = (name: string) => headers[name] ?? query.get(name);
  const key = given('x-algolia-api-key');
  const isKnown = key === adminKey || key === searchKey;
  if (given('x-algolia-application-id') !== appId || !isKnown)
    throw new WireError(403, 'Invalid Application-ID or API key');
  if (key !== adminKey && call !== '/queries')
    throw new WireError(403, 'Method not allowed with this API key');
}
