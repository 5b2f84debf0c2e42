import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {getDefaultEnvironment, StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {brand} from '../../config/brand';
import {type Listening, listenOnFreePort} from '../../sandbox/node/listenOnFreePort';
import {projectRoot} from '../../scripts/projectRoot';

export {projectRoot};
import type {Handle} from '../createHandler';
import type {ReadFile} from '../site/Site';

/** The built site, which `npm run build` makes. */
export const buildDir = path.join(projectRoot, 'build');
export const program = path.join(buildDir, 'mcp', `${brand.slug}-mcp.mjs`);

/** Reads files of the built site; `asked` gets their paths. */
export const readBuild =
  (asked: string[] = []): ReadFile =>
  async (file) => {
    asked.push(file);
    return new Uint8Array(await fs.promises.readFile(path.join(buildDir, file)));
  };

/** Serves a handler over HTTP on this machine, as a host would. */
export function serveHandler(handle: Handle): Promise<Listening> {
  return listenOnFreePort(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const headers = new Headers(incoming.headers as Record<string, string>);
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
    const url = `http://localhost${incoming.url}`;
    const response = await handle(new Request(url, {method: incoming.method, headers, body}));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
}

/** Serves files of the build; `asked` gets their paths. */
export function serveBuild(asked: string[]): Promise<Listening> {
  const read = readBuild(asked);
  return listenOnFreePort((incoming: http.IncomingMessage, outgoing: http.ServerResponse) => {
    read((incoming.url ?? '').slice(1)).then(
      (bytes) => outgoing.end(bytes),
      () => outgoing.writeHead(404).end(),
    );
  });
}

/** The test ends what hangs; by itself a client gives up after a minute. */
export const patience = {timeout: 1_200_000};

async function connected(transport: Transport): Promise<Client> {
  const client = new Client({name: 'test', version: '1'});
  await client.connect(transport, patience);
  return client;
}

export const overHttp = (port: number) =>
  connected(new StreamableHTTPClientTransport(new URL(`http://localhost:${port}/`)) as Transport);

/** How a program is started. */
interface Start {
  command?: string;
  env?: Record<string, string>;
}

/** A program over its standard input and output; what it writes beside goes to `errors`. */
export function overStdio(
  args: string[],
  cwd: string,
  errors: string[] = [],
  {command = process.execPath, env = {}}: Start = {},
): Promise<Client> {
  const inherited = getDefaultEnvironment();
  const transport = new StdioClientTransport({
    command,
    args,
    cwd,
    stderr: 'pipe',
    env: {...inherited, ...env},
  });
  transport.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  return connected(transport);
}

/** What a tool answers. */
export interface Told {
  text: string;
  isError: boolean;
  sources: string[];
}

/** Calls a tool. */
export async function call(client: Client, name: string, given: Record<string, unknown> = {}): Promise<Told> {
  const {content, isError, _meta} = await client.callTool({name, arguments: given}, undefined, patience);
  const text = (content as {text: string}[]).map((part) => part.text).join('\n');
  return {text, isError: isError === true, sources: (_meta?.sources ?? []) as string[]};
}
