import {maxTimeCounter} from './checkArguments';
import {uptimeCounters} from './timeCounter';

/** Days on either side of the accepted ones; an oscillator of 500 ppm is off by one day only after years. */
const searchedDays = 400;

/**
 * Time counters that a device with a wrong clock or another counter source may have used, nearest first: those around
 * the accepted ones, and those of uptime mode. A device that takes seconds for milliseconds is among the latter: 20454
 * becomes 20.
 */
export function otherDays(accepted: readonly number[]): number[] {
  const first = Math.min(...accepted);
  const last = Math.max(...accepted);
  const days = new Set<number>();
  for (let distance = 1; distance <= searchedDays; distance++) {
    days.add(first - distance).add(last + distance);
  }
  for (const day of uptimeCounters) days.add(day);
  for (const day of accepted) days.delete(day);
  return [...days].filter((day) => day >= 0 && day <= maxTimeCounter);
}
