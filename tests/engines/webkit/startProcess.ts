import {type ChildProcess, spawn} from 'node:child_process';
import {stopChildrenOnSignal, track} from '../../../scripts/process/children';

let isPrepared = false;

/** Starts a program that ends together with us, whatever ends us. */
export function startProcess(
  command: string,
  args: string[],
  options: {env?: NodeJS.ProcessEnv; stdio?: ('ignore' | 'pipe')[]} = {},
): ChildProcess {
  if (!isPrepared) stopChildrenOnSignal();
  isPrepared = true;
  const child = spawn(command, args, {stdio: 'ignore', ...options, detached: true});
  const untrack = track(child);
  child.once('exit', untrack);
  return child;
}

/** Ends a program with all that it started, and waits until it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await ended;
}
