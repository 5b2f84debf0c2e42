import {buildDir} from '../browser/support/siteBuild';
import {createSiteServer} from '../../scripts/server/createSiteServer';
import {listenOnFreePort} from '../../sandbox/node/listenOnFreePort';

/** What becomes of a request instead of an answer: the connection ends, or there is no such file. */
export type Fault = 'dropped' | 'missing' | undefined;

/** The build, as a network serves it that a test can break. */
export interface TestSite {
  /** Without a slash at the end; no other site of this run has the same, so storage and cache begin empty. */
  origin: string;
  /** Paths that have been asked for, in their order. */
  requested: string[];
  /** Says what becomes of a path. */
  fault(path: string): Fault;
  close(): Promise<void>;
}

let nextPort = 4300;

/** Serves the build with its own headers on a port that was not used before. */
export async function serveSite(): Promise<TestSite> {
  const answer = createSiteServer(buildDir);
  const site: Pick<TestSite, 'requested' | 'fault'> = {requested: [], fault: () => undefined};
  const listening = await listenOnFreePort(
    (request, response) => {
      const path = request.url ?? '/';
      site.requested.push(path);
      const fault = site.fault(path);
      if (fault === 'dropped') return void request.socket.destroy();
      if (fault === 'missing') return void response.writeHead(404).end();
      answer(request, response);
    },
    {port: nextPort},
  );
  nextPort = listening.port + 1;
  return Object.assign(site, {origin: `http://localhost:${listening.port}`, close: listening.close});
}
