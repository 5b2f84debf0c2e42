import type {Success} from '../operations/Handler';
import {ApiError} from './ApiError';

/** What a call came to, as an answer with the ID of its request. */
export function respond(result: Success | ApiError, requestId: string): Response {
  const headers = {'X-Request-ID': requestId, 'Cache-Control': 'no-store'};
  if ('pdf' in result) {
    return new Response(result.pdf, {headers: {...headers, 'Content-Type': 'application/pdf'}});
  }
  const [status, body] = result instanceof ApiError ? [result.status, result.body] : [200, result.json];
  return new Response(JSON.stringify(body), {
    status,
    headers: {...headers, 'Content-Type': 'application/json', ...result.headers},
  });
}
