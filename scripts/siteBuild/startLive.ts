import {handOver} from '../install/handOver.mjs';
import {serveHints} from '../pageHints/serveHints';
import {projectRoot} from '../projectRoot';
import {findFreePort, takenPortNotice} from '../../sandbox/node/listenOnFreePort';
import {docusaurusIn} from './buildSite';

/** How to serve the site live. */
interface LiveOptions {
  /** For `docusaurus start`. */
  args: string[];
  /** Added to our own environment. */
  env?: NodeJS.ProcessEnv;
  /** Told the port before the server starts, unless `args` name one. */
  onPort?: (port: number) => void;
}

/** Serves the site live on the first free port from 3000 on; resolves with the exit code. */
export async function startLive({args, env, onPort}: LiveOptions): Promise<number> {
  // Without a terminal nobody sits in front of a browser.
  const added = process.stdout.isTTY ? [] : ['--no-open'];
  if (!args.some((argument) => /^(-p|--port)/.test(argument))) {
    const free = await findFreePort(3000);
    const notice = takenPortNotice(free);
    if (notice) console.log(notice);
    onPort?.(free.port);
    added.push('--port', String(free.port));
  }
  const command = [docusaurusIn(projectRoot), 'start', ...added, ...args];
  const hints = {DOCS_PAGE_HINTS: String(await serveHints(projectRoot))};
  return handOver(command, projectRoot, {...process.env, ...hints, ...env});
}
