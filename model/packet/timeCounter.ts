import {checkInteger, invalidArgument} from './PacketError';

/** The largest time counter: it has 32 bits. */
export const maxTimeCounter = 0xffffffff;

/** Throws unless the value fits the SDK's 32-bit counter. */
export function checkTimeCounter(timeCounter: number): void {
  checkInteger('time counter', timeCounter, maxTimeCounter);
}

/** Time counter of a moment in Unix mode; the time is in milliseconds, as in JavaScript and in the SDK. */
export function timeCounterAt(unixMs: number): number {
  const timeCounter = Math.floor(unixMs / 86_400_000);
  checkTimeCounter(timeCounter);
  return timeCounter;
}

/** How a day is written, in digits of ASCII alone. */
const written = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** Time counter of a UTC day such as `2026-01-01`; throws for one that the calendar does not have, or before 1970. */
export function timeCounterOfDay(text: string): number {
  const [, year, month, day] = (written.exec(text) ?? []).map(Number);
  if (day === undefined) {
    throw invalidArgument(
      `“${text}” is no UTC date. Enter year, month and day with their zeros, such as 2026-01-01.`,
    );
  }
  if (month < 1 || month > 12) throw invalidArgument(`“${text}” has the month ${month}. Enter 01 to 12.`);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > length) {
    throw invalidArgument(
      `“${text}” is no day: this month has ${length} days. Enter 01 to ${length} for the day.`,
    );
  }
  if (year < 1970) {
    throw invalidArgument(`“${text}” is before the first time counter. Enter 1970-01-01 or a later day.`);
  }
  return timeCounterAt(Date.UTC(year, month - 1, day));
}

/** A time counter and those of some days on either side, nearest first: 2 in the command-line tool. */
export function daysAround(timeCounter: number, tolerance = 2): number[] {
  const days = [timeCounter];
  for (let distance = 1; distance <= tolerance; distance++) {
    days.push(timeCounter - distance, timeCounter + distance);
  }
  return days.filter((day) => day >= 0 && day <= maxTimeCounter);
}

/** All 128 time counters of uptime mode. */
export const uptimeCounters: readonly number[] = Array.from({length: 128}, (_, counter) => counter);
