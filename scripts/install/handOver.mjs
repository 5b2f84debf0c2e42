import {spawn} from 'node:child_process';
import os from 'node:os';

/**
 * Runs Node with the terminal handed to it, passes signals on, and waits for its end; counts signals as shells do.
 *
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function handOver(args, cwd, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {cwd, env, stdio: 'inherit'});
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        // A terminal sends Ctrl+C to the whole group itself.
        if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + os.constants.signals[signal ?? 'SIGTERM']));
  });
}
