import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {showElapsed} from './showElapsed.mjs';

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const record = 'node_modules/.package-lock.json';

/** @param {Record<string, any>} described what it asks for, in one text whatever the order */
function asked({dependencies, devDependencies, optionalDependencies} = {}) {
  return JSON.stringify(
    [dependencies, devDependencies, optionalDependencies].map((kind) => Object.entries(kind ?? {}).sort()),
  );
}

/**
 * Says what is missing in node_modules, by npm's own record of it: no record of ours can get out of step.
 *
 * @param {string} root folder with package.json
 * @returns {string | undefined}
 */
function installProblem(root) {
  const wanted = readJson(path.join(root, 'package-lock.json'));
  if (!wanted) {
    throw new Error(
      'package-lock.json is missing or damaged: restore it with `git checkout package-lock.json`.',
    );
  }
  if (asked(readJson(path.join(root, 'package.json'))) !== asked(wanted.packages[''])) {
    throw new Error('package-lock.json does not fit package.json: run `npm install` and commit both files.');
  }
  if (!fs.existsSync(path.join(root, 'node_modules'))) return 'nothing is installed yet';
  const installed = readJson(path.join(root, record));
  if (!installed) return 'the last installation was interrupted';

  for (const [place, entry] of Object.entries(wanted.packages)) {
    // Optional packages belong to other platforms as often as not: npm may have left them out.
    if (place === '' || entry.optional || entry.devOptional) continue;
    const found = installed.packages[place];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!found) return `${name} is not installed`;
    if (found.version !== entry.version || found.integrity !== entry.integrity) {
      return `${name} is installed as ${found.version}, package-lock.json has ${entry.version}`;
    }
    if (!fs.existsSync(path.join(root, place))) return `${name} was removed from node_modules`;
  }
  return undefined;
}

// Development packages are named because NODE_ENV=production would leave them out.
const npmArguments = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];

const stops = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `npm ci`; its output is for the case of a failure.
 *
 * @param {string} root
 * @returns {Promise<void>}
 */
function npmCi(root) {
  const options = {cwd: root, shell: process.platform === 'win32', maxBuffer: 1 << 28};
  return new Promise((resolve, reject) => {
    const npm = execFile('npm', npmArguments, options, (error, stdout, stderr) => {
      for (const signal of stops) process.off(signal, stop);
      if (!error) return resolve();
      if (error.code === 'ENOENT')
        return reject(new Error('npm was not found: it comes with Node, from https://nodejs.org.'));
      const sentence = `The packages could not be installed: \`npm ci\` ended with ${error.code}, see above.`;
      reject(new Error(`${`${stdout}${stderr}`.trim()}\n\n${sentence}`));
    });
    const stop = () => {
      npm.kill();
      process.exit(1);
    };
    for (const signal of stops) process.once(signal, stop);
  });
}

/**
 * Installs the packages of package-lock.json when node_modules does not hold them; true when it did.
 *
 * @param {string} root folder with package.json
 * @param {{install?: (root: string) => Promise<void>, print?: (line: string) => void}} [options]
 */
export async function ensureInstalled(root, {install = npmCi, print = console.log} = {}) {
  const problem = installProblem(root);
  if (!problem) return false;
  print(`Installing packages (${problem}) …`);
  const elapsed = showElapsed('installing packages', print);
  // Without its record an installation was interrupted, and half a package looks like a whole one to npm. It is taken
  // away now, so that an interruption of this one is noticed.
  const isDamaged = !fs.existsSync(path.join(root, record));
  fs.rmSync(path.join(root, isDamaged ? 'node_modules' : record), {recursive: true, force: true});
  await install(root).finally(elapsed.stop);
  print(`Packages installed in ${elapsed.stop().toFixed(1)} s.`);
  return true;
}
