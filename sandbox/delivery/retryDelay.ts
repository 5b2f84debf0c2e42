/** How long the platform goes on sending a batch that nobody accepts, in milliseconds. */
export const retryFor = 3 * 3_600_000;

const first = 1000;
const longest = 15 * 60_000;

/**
 * Milliseconds to wait after a failed attempt, counted from 1: twice as long each time up to 15 minutes, plus at most a
 * tenth by `random`, 0 to 1, so that endpoints do not return together.
 */
export function retryDelay(attempt: number, random: number): number {
  return Math.min(first * 2 ** (attempt - 1), longest) * (1 + random / 10);
}
