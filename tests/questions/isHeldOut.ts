import {createHash} from 'node:crypto';

/** Whether a question is of the half that nothing is tuned by, and whose misses nobody reads one by one. */
export function isHeldOut(question: string): boolean {
  return createHash('sha256').update(question).digest('hex') < '8';
}
