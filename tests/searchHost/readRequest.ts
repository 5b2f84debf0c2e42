import type http from 'node:http';
import {text} from 'node:stream/consumers';

/** A request with its address taken apart. */
export interface SeenRequest {
  method: string;
  /** Name of the index, decoded; `*` for queries; empty when the address is none of an index. */
  index: string;
  /** What follows the index, without the number of a task: `/batch`, `/task`; empty for the index itself. */
  call: string;
  /** Number of a task, or empty. */
  id: string;
  query: URLSearchParams;
  /** Parsed JSON; undefined when there was none. */
  body: unknown;
}

/** Reads a request to its end. */
export async function readRequest(request: http.IncomingMessage): Promise<SeenRequest> {
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
  const [, index = '', call = '', id = ''] =
    /^\/1\/indexes\/([^/]+)((?:\/[a-z]+)*)(?:\/(\d+))?$/.exec(pathname) ?? [];
  const body = await text(request);
  return {
    method: request.method ?? 'GET',
    index: decodeURIComponent(index),
    call,
    id,
    query: searchParams,
    body: body === '' ? undefined : JSON.parse(body),
  };
}
