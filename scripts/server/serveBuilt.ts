import {listenOnFreePort, takenPortNotice} from '../../sandbox/node/listenOnFreePort';
import {createSiteServer} from './createSiteServer';

/** Serves a built site until it is interrupted, and says where it is; a port that is taken gives way to the next. */
export async function serveBuilt(folder: string, {port, host}: {port: string; host?: string}): Promise<void> {
  const listening = await listenOnFreePort(createSiteServer(folder), {
    port: Number(port),
    hosts: host ? [host] : undefined,
  });
  const notice = takenPortNotice(listening);
  if (notice) console.log(notice);
  console.log(`The site is at http://${host ?? 'localhost'}:${listening.port}  (Ctrl+C ends it)`);
}
