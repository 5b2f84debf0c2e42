/** `npm run upgrade`: takes another version of the framework; `--help` explains the arguments. */
import {ensureInstalled} from './install/ensureInstalled.mjs';
import {stopChildrenOnSignal} from './process/children';
import {projectRoot} from './projectRoot';
import {npm} from './upgrade/packages';
import {help, readArguments} from './upgrade/readArguments';
import {runUpgrade} from './upgrade/runUpgrade';

async function upgrade(args: string[]): Promise<void> {
  const request = readArguments(args);
  if (!request) return console.log(help);
  stopChildrenOnSignal();
  await runUpgrade(request, {root: projectRoot, npm, install: ensureInstalled, print: console.log});
}

upgrade(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
