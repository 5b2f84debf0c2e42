import {spawn} from 'node:child_process';
import path from 'node:path';
import {beginInstallation, installProblem} from './installProblem.mjs';
import {showElapsed} from './showElapsed.mjs';

// Development packages are named because NODE_ENV=production would leave them out.
const npmArguments = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];

const stops = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The npm that started us, else the one on the path. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli && path.basename(cli) === 'npm-cli.js') {
    return {command: process.execPath, before: [cli], shell: false};
  }
  return {command: 'npm', before: [], shell: process.platform === 'win32'};
}

/**
 * Runs `npm ci` and keeps its output for the case of a failure.
 *
 * @param {string} root
 * @returns {Promise<void>}
 */
function npmCi(root) {
  const {command, before, shell} = npmCommand();
  return new Promise((resolve, reject) => {
    const npm = spawn(command, [...before, ...npmArguments], {
      cwd: root,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const stop = () => {
      npm.kill();
      process.exit(1);
    };
    for (const signal of stops) process.once(signal, stop);
    npm.once('error', () =>
      reject(new Error('npm was not found: it comes with Node, from https://nodejs.org.')),
    );
    npm.once('close', (code) => {
      for (const signal of stops) process.off(signal, stop);
      if (code === 0) return resolve();
      const sentence = `The packages could not be installed: \`npm ci\` ended with ${code}, see above.`;
      reject(new Error(`${output.trim()}\n\n${sentence}`));
    });
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
