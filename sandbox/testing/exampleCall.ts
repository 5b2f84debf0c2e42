import type {Operation} from '../document/listOperations';
import {exampleSecrets} from '../store/exampleIds';

/** Changes to a call that is otherwise made of the document's examples. */
export interface CallChanges {
  path?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Null leaves the key out. */
  apiKey?: string | null;
  /** Sent as JSON, or as it is when it is text. */
  body?: unknown;
}

/** The request to an operation with the examples of the document for its path, without optional parameters. */
export function exampleCall(operation: Operation, changes: CallChanges = {}): Request {
  const {path = {}, query = {}, headers = {}, apiKey = exampleSecrets.apiKey, body} = changes;
  const examples = new Map(operation.parameters().map(({name, example}) => [name, String(example)]));
  const pathname = operation.path.replace(/\{(\w+)\}/g, (_, name) => path[name] ?? examples.get(name));
  const url = new URL(pathname, 'https://api.skerry.example');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return new Request(url, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(apiKey !== null && {Authorization: `Bearer ${apiKey}`}),
      ...(body !== undefined && {'Content-Type': 'application/json'}),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
}
