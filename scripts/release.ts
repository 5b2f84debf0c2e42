/** `npm run release`: builds the site and switches to it, or back; `--help` explains the options. */
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {stopChildrenOnSignal} from './process/children';
import {runCommand} from './process/runCommand';
import {projectRoot} from './projectRoot';
import {readReleaseArguments, releaseHelp} from './release/readReleaseArguments';
import {rollBack} from './release/rollBack';
import {writeRelease} from './release/writeRelease';
import {buildSite} from './siteBuild/buildSite';
import {readSbom} from './supplyChain/readSbom';

/** nginx starts its new processes after the command has ended, and lets the old ones answer for 100 ms more. */
const settleMs = 1_000;

/**
 * Has nginx read its configuration, and waits until it answers by it: pages of the new release must not go out with
 * the policy of the old one.
 *
 * @returns whether there is a command
 * @throws Error with what the command printed when it fails
 */
async function reloadNginx(command: string | undefined, to: string): Promise<boolean> {
  if (!command) {
    console.log(`nginx may not have read ${to}/nginx.conf yet: reload it right after the switch.`);
    return false;
  }
  const {code, stdout, stderr} = await runCommand('sh', ['-c', command], {cwd: to});
  if (code !== 0)
    throw new Error(`"${command}" ended with ${code}, so nothing was switched: ${stderr || stdout}`);
  await setTimeout(settleMs);
  return true;
}

async function release(args: string[]): Promise<void> {
  const request = readReleaseArguments(args, process.env.INIT_CWD ?? process.cwd());
  if (!request) return console.log(releaseHelp);
  const {to, keep, reload, isRollback} = request;
  const readAgain = () => reloadNginx(reload, to);
  if (isRollback) return console.log(`${to} serves ${await rollBack(to, readAgain)} again.`);

  stopChildrenOnSignal();
  const {code} = await buildSite({root: projectRoot, onLine: (line) => console.log(line)});
  if (code !== 0) throw new Error('The site could not be built, so the one before is still served.');
  const buildDir = path.join(projectRoot, 'build');
  const sbom = await readSbom(projectRoot);
  const id = await writeRelease({
    buildDir,
    to,
    sbom,
    keep,
    nginx: {
      place: JSON.parse(fs.readFileSync(path.join(projectRoot, '.docusaurus/delivery/nginx.json'), 'utf8')),
      reload: readAgain,
    },
    onStep: (step) => console.log(`Release: ${step} …`),
  });
  console.log(`${to} serves ${id}.`);
}

release(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
