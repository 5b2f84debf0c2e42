import {type ChildProcess, spawn} from 'node:child_process';
import {track} from '../../process/children';

/** A program and everything that it starts, which end together. */
export interface ProcessGroup {
  child: ChildProcess;
  /** What it has printed so far, both streams in their order. */
  printed(): string;
  /** Ends with the exit code, or the name of a signal. */
  ended: Promise<number | string>;
  hasEnded(): boolean;
  /** Sends Ctrl+C, and ends what goes on after a while. */
  stop(): Promise<void>;
  /** Ends everything at once. */
  kill(): Promise<void>;
}

const graceMs = 30_000;
const pollMs = 20;

/** Both streams through one pipe, so that lines keep their order; descriptor 3 is free for markers. */
const joinStreams = 'exec 2>&1 3>&1';

/**
 * Starts bash in a process group of its own.
 *
 * @param script what it runs; without one, it reads commands from its input
 */
export function startGroup(cwd: string, env: NodeJS.ProcessEnv, script?: string): ProcessGroup {
  const args = [
    '--noprofile',
    '--norc',
    ...(script === undefined ? [] : ['-c', `${joinStreams}\n${script}`]),
  ];
  const child = spawn('bash', args, {cwd, env, stdio: ['pipe', 'pipe', 'ignore'], detached: true});
  const untrack = track(child);
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
  });
  // A shell that has ended takes no more input; its end is told otherwise.
  child.stdin.on('error', () => {});
  if (script === undefined) child.stdin.write(`${joinStreams}\n`);
  let over = false;
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'an unknown end'));
  }).finally(() => {
    over = true;
  });

  function signal(name: NodeJS.Signals | 0): boolean {
    try {
      return child.pid !== undefined && process.kill(-child.pid, name);
    } catch {
      return false; // No process of the group is left.
    }
  }

  async function kill(): Promise<void> {
    signal('SIGKILL');
    await ended;
  }

  async function stop(): Promise<void> {
    signal('SIGINT');
    for (let waited = 0; signal(0) && waited < graceMs; waited += pollMs) {
      if (child.exitCode !== null || child.signalCode !== null) signal('SIGTERM');
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    await kill();
    child.stdout.destroy();
    untrack();
  }

  return {child, printed: () => printed, ended, hasEnded: () => over, stop, kill};
}
