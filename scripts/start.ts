/** `npm start`: the site live, for writers. Arguments go to `docusaurus start`. */
import path from 'node:path';
import {handOver} from './install/handOver.mjs';
import {projectRoot} from './projectRoot';
import {findFreePort, takenPortNotice} from './server/listenOnFreePort';

const docusaurus = path.join(projectRoot, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

async function start(args: string[]): Promise<number> {
  const added: string[] = [];
  if (!args.some((argument) => /^(-p|--port)/.test(argument))) {
    const free = await findFreePort(3000);
    const notice = takenPortNotice(free);
    if (notice) console.log(notice);
    added.push('--port', String(free.port));
  }
  // Without a terminal nobody sits in front of a browser.
  if (!process.stdout.isTTY) added.push('--no-open');
  return handOver([docusaurus, 'start', ...added, ...args], projectRoot);
}

start(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
