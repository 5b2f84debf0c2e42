import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {createSandbox} from '../../../../sandbox/createSandbox';
import {listOperations, matchOperation} from '../../../../sandbox/document/listOperations';
import {createSandboxListener} from '../../../../sandbox/node/createSandboxListener';
import {checkRequest, findOperation} from '../../../../sandbox/testing/checkExchange';
import {start} from '../../../../sandbox/testing/createTestSandbox';
import {document} from '../../../../sandbox/testing/testSandbox';

/** A call that a sample made. */
export interface RecordedCall {
  /** `operationId`. */
  operation: string;
  authorization: string | null;
  status: number;
  /** What in the request differs from the OpenAPI file. */
  problems: string[];
}

/**
 * A sandbox on a loopback port, whose time stands still, which begins anew before each call, and also takes webhooks at
 * `/packets`.
 */
export async function recordingSandbox() {
  const sandbox = createSandbox({document, rateLimits: null, now: () => start});
  const operations = listOperations(document);
  const calls: RecordedCall[] = [];

  async function handle(request: Request): Promise<Response> {
    const sent = request.clone();
    const {pathname} = new URL(request.url);
    const id =
      pathname === '/packets'
        ? 'packet-webhook-example'
        : matchOperation(operations, request.method, pathname)?.operation.id;
    sandbox.reset();
    const response = id === 'packet-webhook-example' ? new Response() : await sandbox.handle(request);
    calls.push({
      operation: id ?? `${request.method} ${pathname}`,
      authorization: sent.headers.get('Authorization'),
      status: response.status,
      problems: id
        ? await checkRequest(document, findOperation(document, id), sent)
        : ['There is no such operation.'],
    });
    return response;
  }

  const server = http.createServer(createSandboxListener({...sandbox, handle}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {origin, calls, close: () => server.close()};
}
