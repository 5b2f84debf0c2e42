import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {track} from './children';

/** What a command printed and how it ended. */
export interface CommandResult {
  /** Exit code; -1 when the command could not start or a signal ended it. */
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command without a terminal and without input, in a process group that ends together with us.
 *
 * @param options.onLine called with each line of either stream as it comes
 */
export function runCommand(
  command: string,
  args: string[],
  {cwd, env, onLine}: {cwd: string; env?: NodeJS.ProcessEnv; onLine?: (line: string) => void},
): Promise<CommandResult> {
  return new Promise((resolve) => {
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
