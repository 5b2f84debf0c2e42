import {trimmedLines} from '../compare/compareText';
import type {ProcessGroup} from '../shell/startGroup';

/** Lines to wait for. */
export interface AwaitOptions {
  /** Lines that were looked at before. */
  from: number;
  count: number;
  /** Whether lines that follow at once count too; else they are left for the next time. */
  isWhole: boolean;
  /** Milliseconds without a line, after which no more are awaited. */
  timeout: number;
}

const pollMs = 20;
/** How long a line too many may take to come, in milliseconds. */
const settleMs = 200;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until a command in the background has printed some more lines. */
export async function awaitLines(group: ProcessGroup, {from, count, isWhole, timeout}: AwaitOptions) {
  const fresh = () => trimmedLines(group.printed()).slice(from);
  let {length} = group.printed();
  let latest = Date.now();
  while (fresh().length < count && !group.hasEnded() && Date.now() < latest + timeout) {
    await wait(pollMs);
    if (group.printed().length > length) latest = Date.now();
    length = group.printed().length;
  }
  // What it printed last is read just after its end is known.
  if (group.hasEnded()) await wait(pollMs);
  const isComplete = fresh().length >= count;
  if (isWhole) await wait(settleMs);
  const lines = isWhole ? fresh() : fresh().slice(0, count);
  return {text: lines.join('\n'), lines: lines.length, isComplete};
}
