import {PacketError} from './PacketError';
import {timeCounterAt} from './timeCounter';

/** How a day is written, in digits of ASCII alone. */
const written = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** Whether a text has the form of a day, if there is one or not. */
export function looksLikeDay(text: string): boolean {
  return /^\d{4,}-\d/.test(text);
}

/**
 * Time counter of a UTC day in Unix mode.
 *
 * @param text such as `2026-01-01`
 * @throws {PacketError} `invalid-argument` for a day that the calendar does not have, or that is before 1970
 */
export function timeCounterOfDay(text: string): number {
  const [, year, month, day] = (written.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) {
    throw invalid(
      `“${text}” is no UTC date. Enter year, month and day with their zeros, such as 2026-01-01.`,
    );
  }
  if (month < 1 || month > 12) throw invalid(`“${text}” has the month ${month}. Enter 01 to 12.`);
  const length = daysOf(year, month);
  if (day < 1 || day > length) {
    throw invalid(`“${text}” is no day: this month has ${length} days. Enter 01 to ${length} for the day.`);
  }
  if (year < 1970) {
    throw invalid(`“${text}” is before the first time counter. Enter 1970-01-01 or a later day.`);
  }
  return timeCounterAt(Date.UTC(year, month - 1, day));
}

/** Days of a month of the Gregorian calendar. */
function daysOf(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

function invalid(message: string): PacketError {
  return new PacketError('invalid-argument', message);
}
