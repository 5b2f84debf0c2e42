import type {IncomingMessage, RequestListener} from 'node:http';
import type {Sandbox} from '../createSandbox';
import {handleGateway} from '../gateway/handleGateway';
import {isLocal} from '../delivery/deliverPackets';

/** The largest body that is read, in bytes. */
const maxBody = 4 * 1024 * 1024;

async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > maxBody) throw new Error(`The body has more than ${maxBody} bytes.`);
    chunks.push(chunk);
  }
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

/**
 * Hands HTTP requests to a sandbox.
 *
 * @param origins of pages elsewhere that may call it: the documentation, whose Try it does
 */
export function createSandboxListener(sandbox: Sandbox, origins: string[] = []): RequestListener {
  return async (incoming, outgoing) => {
    const allowed = crossOrigin(incoming.headers.origin, origins);
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204, allowed).end();
      return;
    }
    try {
      const request = await toRequest(incoming);
      const response = (await handleGateway(sandbox, request)) ?? (await sandbox.handle(request));
      const body = Buffer.from(await response.arrayBuffer());
      outgoing.writeHead(response.status, {...Object.fromEntries(response.headers), ...allowed}).end(body);
    } catch (error) {
      outgoing.writeHead(400, {Connection: 'close', 'Content-Type': 'text/plain'}).end(`${error}\n`);
    }
  };
}
