import {type IncomingMessage, request as open} from 'node:http';
import {buffer} from 'node:stream/consumers';
import type {FuzzedRequest} from '../../testing/fuzz/arbitraryRequest';

/** Headers of the connection and none of the API. */
const transport = /^(connection|keep-alive|date|content-length|transfer-encoding)$/;

/** Sends a request to a port of this machine, with any method, those that `fetch` refuses included. */
export async function exchange(
  port: number,
  {method, target, headers, body}: FuzzedRequest,
): Promise<Response> {
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    // Node gives a DELETE no length by itself, so that its body would be taken for the next request.
    const isFramed = body === undefined || 'Transfer-Encoding' in headers;
    const framed = {...headers, ...(!isFramed && {'Content-Length': Buffer.byteLength(body)})};
    const outgoing = open(
      {host: '127.0.0.1', port, method, path: target, headers: framed, agent: false},
      resolve,
    );
    outgoing.once('error', reject).end(body);
  });
  const kept = Object.entries(incoming.headers).filter(([name]) => !transport.test(name));
  return new Response(new Uint8Array(await buffer(incoming)), {
    status: incoming.statusCode,
    headers: kept.map(([name, value]) => [name, String(value)]),
  });
}
