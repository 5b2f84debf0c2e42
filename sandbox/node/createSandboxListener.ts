import type {IncomingMessage, RequestListener} from 'node:http';
import type {Sandbox} from '../createSandbox';
import {isLocal} from '../delivery/canBeCalled';
import {handleGateway} from '../gateway/handleGateway';
import {asApiError, badRequest, noOperation, respond} from '../http/ApiError';

/** In bytes. */
const maxBody = 4 * 1024 * 1024;

/** Methods that HTTP has, and a `Request` cannot. */
const forbidden = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Reads to the end also what is too large, since a client that is still sending would not see the answer. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size <= maxBody) chunks.push(chunk);
  }
  if (size > maxBody) throw badRequest(`The request body can have at most ${maxBody} bytes.`);
  return size > 0 ? Buffer.concat(chunks) : undefined;
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, [value].flat().join(', '));
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // The path is joined and not resolved: `//other.example/` is a path here and no host.
  const url = `http://localhost${incoming.url ?? '/'}`;
  if (forbidden.has(method) || !URL.canParse(url)) throw noOperation();
  return new Request(url, {method, headers, body: hasBody ? await readBody(incoming) : undefined});
}

/** Headers that let pages on this machine, and pages of the origins given, call the sandbox. */
function crossOrigin(origin: string | undefined, allowed: string[]): Record<string, string> {
  if (!origin || !URL.canParse(origin) || !(isLocal(origin) || allowed.includes(origin))) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Continuation-Token, X-Request-ID',
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
    'Access-Control-Expose-Headers': 'Continuation-Token, Retry-After, X-Request-ID',
    // Chrome asks before a public page may call this machine.
    'Access-Control-Allow-Private-Network': 'true',
    Vary: 'Origin',
  };
}

/** The answer to a request, to one that is none for an operation too; never throws. */
async function answer(sandbox: Sandbox, incoming: IncomingMessage): Promise<Response> {
  try {
    const request = await toRequest(incoming);
    return (await handleGateway(sandbox, request)) ?? (await sandbox.handle(request));
  } catch (error) {
    const requestId = [incoming.headers['x-request-id']].flat()[0] || sandbox.store.random.uuid();
    return respond(asApiError(error), requestId);
  }
}

/** Hands HTTP requests to a sandbox, which pages of some origins elsewhere may call: the documentation, for Try it. */
export function createSandboxListener(sandbox: Sandbox, origins: string[] = []): RequestListener {
  return async (incoming, outgoing) => {
    const allowed = crossOrigin(incoming.headers.origin, origins);
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204, allowed).end();
      return;
    }
    const response = await answer(sandbox, incoming);
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, {...Object.fromEntries(response.headers), ...allowed}).end(body);
  };
}
