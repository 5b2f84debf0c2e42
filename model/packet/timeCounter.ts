import {checkTimeCounter, maxTimeCounter} from './checkArguments';
import {PacketError} from './PacketError';

/** Time counter of a moment in Unix mode; the time is in milliseconds, as in JavaScript and in the SDK. */
export function timeCounterAt(unixMs: number): number {
  const timeCounter = Math.floor(unixMs / 86_400_000);
  checkTimeCounter(timeCounter);
  return timeCounter;
}

/**
 * A time counter and its neighbors, nearest first, for a receiver of devices in Unix mode.
 *
 * @param tolerance days on either side, 0 to 400; the command-line tool takes 2
 */
export function daysAround(timeCounter: number, tolerance = 2): number[] {
  checkTimeCounter(timeCounter);
  if (!Number.isInteger(tolerance) || tolerance < 0 || tolerance > 400) {
    throw new PacketError('invalid-argument', `The tolerance is ${tolerance}. Pass 0 to 400 days.`);
  }
  const days = [timeCounter];
  for (let distance = 1; distance <= tolerance; distance++) {
    days.push(timeCounter - distance, timeCounter + distance);
  }
  return days.filter((day) => day >= 0 && day <= maxTimeCounter);
}

/** All 128 time counters of uptime mode. */
export const uptimeCounters: readonly number[] = Array.from({length: 128}, (_, counter) => counter);
