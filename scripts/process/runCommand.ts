import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {inRoot, projectRoot} from '../projectRoot';
import {track} from './children';

export interface CommandResult {
  /** Exit code; -1 when the command could not start or a signal ended it. */
  code: number;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  onLine?: (line: string) => void;
}

/** Runs a command without a terminal and without input, in a process group that ends together with us. */
export function runCommand(command: string, args: string[], {cwd, env, onLine}: RunOptions) {
  return new Promise<CommandResult>((resolve) => {
    const detached = process.platform !== 'win32';
    const child = spawn(command, args, {cwd, env, detached, stdio: ['ignore', 'pipe', 'pipe']});
    const untrack = track(child);
    const lines = {stdout: [] as string[], stderr: [] as string[]};
    for (const stream of ['stdout', 'stderr'] as const) {
      createInterface({input: child[stream]}).on('line', (line) => {
        lines[stream].push(line);
        onLine?.(line);
      });
    }
    const end = (code: number) => {
      untrack();
      resolve({code, stdout: lines.stdout.join('\n'), stderr: lines.stderr.join('\n')});
    };
    child.once('error', (error) => {
      lines.stderr.push(`${command} could not start: ${error.message}`);
      end(-1);
    });
    child.once('close', (code) => end(code ?? -1));
  });
}

/** File of a command that a package brings, runnable with Node: free of shells and of the path. */
export const packageCommand = (file: string) => inRoot('node_modules', file);

export function runPackageCommand(args: string[], {env, onLine}: Omit<RunOptions, 'cwd'> = {}) {
  return runCommand(process.execPath, args, {cwd: projectRoot, env: {...process.env, ...env}, onLine});
}
