import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import os from 'node:os';

const running = new Set<ChildProcess>();
const graceMs = 5_000;

/** Registers a child that leads its own process group; the returned function forgets it. */
export function track(child: ChildProcess): () => void {
  running.add(child);
  return () => running.delete(child);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group ended in the meantime.
  }
}

/** From now on an interrupt or a termination ends all tracked children, with their children, and then us. */
export function stopChildrenOnSignal(): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      const code = 128 + os.constants.signals[signal];
      const alive = [...running].filter(({exitCode, signalCode}) => (exitCode ?? signalCode) === null);
      const ends = alive.map((child) => once(child, 'exit'));
      for (const child of running) signalGroup(child, signal);
      void Promise.all(ends).finally(() => process.exit(code));
      setTimeout(() => process.exit(code), graceMs);
    });
  }
  process.on('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  });
}
