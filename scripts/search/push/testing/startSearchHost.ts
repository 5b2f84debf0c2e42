import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import {onTestFinished} from 'vitest';

interface Stored {
  objectID: string;
}

/** An index of the stand-in, as it was sent. */
interface StoredIndex {
  records: Stored[];
  settings: object;
  synonyms: Stored[];
  rules: Stored[];
}

interface Body {
  requests?: Array<{body: Stored}>;
  operation?: string;
  destination?: string;
  scope?: Array<keyof StoredIndex>;
}

/** Starts a stand-in for hosted Algolia on loopback, which keeps indices in memory and knows one key that may write. */
export async function startSearchHost(adminKey: string) {
  const indices = new Map<string, StoredIndex>();
  const calls: string[] = [];
  /** Statuses by call, `POST /batch`, that answer it instead. */
  const faults = new Map<string, number>();

  function work(call: string, name: string, body: Body): object | undefined {
    if (call === 'GET /task') return {status: 'published'};
    const index = indices.get(name);
    if (!index && (call === 'GET /settings' || call === 'POST /browse')) return undefined;
    const {records, settings, synonyms, rules} = index ?? {
      records: [],
      settings: {},
      synonyms: [],
      rules: [],
    };
    const put = (change: Partial<StoredIndex>) =>
      indices.set(name, {records, settings, synonyms, rules, ...change});
    if (call === 'GET /settings') return settings;
    if (call === 'POST /browse') return {hits: [], nbHits: records.length};
    if (call === 'POST /synonyms/search') return {hits: [], nbHits: synonyms.length};
    if (call === 'PUT /settings') put({settings: {...settings, ...body}});
    if (call === 'POST /synonyms/batch') put({synonyms: body as Stored[]});
    if (call === 'POST /batch')
      put({records: [...records, ...(body.requests ?? []).map((request) => request.body)]});
    if (call === 'DELETE ') indices.delete(name);
    if (call === 'POST /operation') operate(name, body);
    return {taskID: 1};
  }

  function operate(name: string, {operation, destination = '', scope = []}: Body): void {
    const source = indices.get(name);
    if (!source) return;
    const target = indices.get(destination) ?? {records: [], settings: {}, synonyms: [], rules: []};
    const copied = Object.fromEntries(scope.map((part) => [part, source[part]]));
    indices.set(destination, operation === 'move' ? source : {...target, ...copied});
    if (operation === 'move') indices.delete(name);
  }

  const server = http.createServer(async (request, response) => {
    const {pathname} = new URL(request.url ?? '', 'http://localhost');
    const [, name = '', path = ''] = /^\/1\/indexes\/([^/]+)((?:\/[a-z]+)*)/.exec(pathname) ?? [];
    const call = `${request.method} ${path}`;
    const body = await json(request).catch(() => ({}));
    if (call !== 'GET /task') calls.push(`${call} ${name.replace(/_tmp_\d+/, '_tmp')}`);
    const isKnown = request.headers['x-algolia-api-key'] === adminKey;
    const status = isKnown ? faults.get(call) : 403;
    const content = status ? undefined : work(call, name, body as Body);
    response.writeHead(status ?? (content ? 200 : 404), {'content-type': 'application/json'});
    const message = isKnown ? 'Not this time' : `Invalid key ${String(request.headers['x-algolia-api-key'])}`;
    response.end(JSON.stringify(content ?? {message, status}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(async () => void (await close()));
  // The server shares the test's thread, which a busy machine lets wait.
  const timeouts = {connect: 600_000, read: 600_000, write: 600_000};
  const hosts = [{url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'}] as const;
  return {
    indices,
    calls,
    faults,
    close,
    clientOptions: {hosts: [...hosts], maxRateLimitRetries: 0, timeouts},
  };
}
