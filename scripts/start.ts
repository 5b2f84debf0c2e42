/** `npm start`: the site live, for writers, on the first free port from 3000 on. Arguments go to `docusaurus start`. */
import {findFreePort, tellTakenPorts} from '../sandbox/node/listenOnFreePort';
import {handOver} from './install/handOver.mjs';
import {serveHints} from './pageHints/serveHints';
import {endWith} from './process/main';
import {projectRoot} from './projectRoot';
import {docusaurusIn} from './siteBuild/buildSite';

async function start(args: string[]): Promise<number> {
  // Without a terminal nobody sits in front of a browser.
  const added = process.stdout.isTTY ? [] : ['--no-open'];
  if (!args.some((argument) => /^(-p|--port)/.test(argument))) {
    const free = await findFreePort(3000);
    tellTakenPorts(free);
    if (process.env.DOCS_INVENTORY)
      console.log(`The inventory will be at http://localhost:${free.port}/inventory`);
    added.push('--port', String(free.port));
  }
  const DOCS_PAGE_HINTS = String(await serveHints(projectRoot));
  const command = [docusaurusIn(projectRoot), 'start', ...added, ...args];
  return handOver(command, projectRoot, {...process.env, DOCS_PAGE_HINTS});
}

endWith(start(process.argv.slice(2)));
