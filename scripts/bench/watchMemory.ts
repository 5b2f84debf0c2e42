import fs from 'node:fs';

/** Milliseconds between two looks; the kernel keeps the peak of each process, so only the last look counts. */
const interval = 250;

/** Parent of each process, by id; empty where the kernel does not tell. */
function parents(): Map<number, number> {
  if (!fs.existsSync('/proc/self/stat')) return new Map();
  const ids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(ids.flatMap((id) => readParent(Number(id))));
}

function readParent(id: number): [number, number][] {
  try {
    // The name of the program, in brackets, may hold anything.
    const [, rest] = /\) \S (\d+)/.exec(fs.readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    return rest === undefined ? [] : [[id, Number(rest)]];
  } catch {
    return [];
  }
}

/** Most memory that a process has had at once, in bytes; 0 when it has ended. */
function peakOf(id: number): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Watches what our child processes use, and theirs; the returned function ends it.
 *
 * @returns function that gives the sum of their peaks in bytes, at most what they used at once; Linux alone, else 0
 */
export function watchMemory(): () => number {
  const peaks = new Map<number, number>();
  const look = () => {
    const all = parents();
    for (const id of all.keys()) {
      let ancestor = all.get(id);
      while (ancestor !== undefined && ancestor !== process.pid) ancestor = all.get(ancestor);
      if (ancestor === process.pid) peaks.set(id, Math.max(peaks.get(id) ?? 0, peakOf(id)));
    }
  };
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return [...peaks.values()].reduce((sum, peak) => sum + peak, 0);
  };
}
