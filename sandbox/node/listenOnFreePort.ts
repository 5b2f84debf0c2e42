import {once} from 'node:events';
import http, {type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server that listens. */
export interface Listening {
  port: number;
  /** Ports that were tried before and belong to somebody else. */
  taken: number[];
  close(): Promise<void>;
}

/** Where to listen. */
interface ListenOptions {
  /** First port to try. Default: whichever the system gives out, as tests need it: nothing else listens there. */
  port?: number;
  /** How many ports to try; 1 insists on the first. */
  attempts?: number;
  /** Default: this machine only, both by IPv4 and IPv6, so that `localhost` and `127.0.0.1` both work. */
  hosts?: string[];
}

async function close(servers: Server[]): Promise<void> {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Listens on one port at all hosts, on any for 0; undefined when somebody else has it at one of them. */
async function listenEverywhere(handler: RequestListener, port: number, hosts: string[]) {
  const servers: Server[] = [];
  for (const host of hosts) {
    try {
      const server = http.createServer(handler).listen(servers[0] ? portOf(servers[0]) : port, host);
      await once(server, 'listening');
      servers.push(server);
    } catch (error) {
      const {code} = error as NodeJS.ErrnoException;
      // A machine may lack IPv6, or IPv4.
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') continue;
      await close(servers);
      if (code === 'EADDRINUSE') return undefined;
      throw error;
    }
  }
  if (servers.length === 0)
    throw new Error(`This machine has no address ${hosts.join(' or ')} to listen on.`);
  return servers;
}

/** Serves on the first free port from the given one on, or on any. */
export async function listenOnFreePort(
  handler: RequestListener,
  {port, attempts = 100, hosts = ['127.0.0.1', '::1']}: ListenOptions = {},
): Promise<Listening> {
  const taken: number[] = [];
  for (let attempt = 0; attempt < attempts; attempt++) {
    const candidate = port === undefined ? 0 : port + attempt;
    if (candidate > 65_535) break;
    const servers = await listenEverywhere(handler, candidate, hosts);
    if (servers) return {port: portOf(servers[0]), taken, close: () => close(servers)};
    if (port !== undefined) taken.push(candidate);
  }
  if (taken.length === 0) {
    const places = hosts.join(' and ');
    throw new Error(`No port is free at ${places}: end programs that listen there, and try again.`);
  }
  const range = taken.length > 1 ? `Ports ${taken[0]} to ${taken.at(-1)} are` : `Port ${taken[0]} is`;
  throw new Error(`${range} taken: end the program that listens there, or choose another port.`);
}

/** Finds a free port for a server of somebody else's; what lies between finding and using it is a matter of luck. */
export async function findFreePort(port?: number): Promise<Listening> {
  const listening = await listenOnFreePort(() => {}, {port});
  await listening.close();
  return listening;
}

/** Says in one sentence which ports were taken, if any was. */
export function tellTakenPorts({port, taken}: Pick<Listening, 'port' | 'taken'>): void {
  const ports = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(', ')} are`;
  if (taken.length > 0) console.log(`${ports} taken by another program, so this uses ${port}.`);
}
