import {execFile} from 'node:child_process';
import path from 'node:path';
import {beginInstallation, installProblem} from './installProblem.mjs';
import {showElapsed} from './showElapsed.mjs';

// Development packages are named because NODE_ENV=production would leave them out.
const npmArguments = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];

const stops = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `npm ci`, by the npm that started us, else the one on the path; its output is for the case of a failure.
 *
 * @param {string} root
 * @returns {Promise<void>}
 */
function npmCi(root) {
  const {npm_execpath: cli = ''} = process.env;
  const isCli = path.basename(cli) === 'npm-cli.js';
  const [command, before] = isCli ? [process.execPath, [cli]] : ['npm', []];
  const options = {cwd: root, shell: !isCli && process.platform === 'win32', maxBuffer: 1 << 28};
  return new Promise((resolve, reject) => {
    const npm = execFile(command, [...before, ...npmArguments], options, (error, stdout, stderr) => {
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
 * Installs the packages of package-lock.json when node_modules does not hold them.
 *
 * @param {string} root folder with package.json
 * @param {{install?: (root: string) => Promise<void>, print?: (line: string) => void}} [options]
 * @returns {Promise<boolean>} whether something was installed
 */
export async function ensureInstalled(root, {install = npmCi, print = console.log} = {}) {
  const problem = installProblem(root);
  if (!problem) return false;
  print(`Installing packages (${problem}) …`);
  const elapsed = showElapsed('installing packages', print);
  try {
    beginInstallation(root);
    await install(root);
  } finally {
    elapsed.stop();
  }
  print(`Packages installed in ${elapsed.stop().toFixed(1)} s.`);
  return true;
}
