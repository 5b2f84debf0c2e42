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
  if (day === undefined) {
    throw invalid(
      `“${text}” is no UTC date. Enter year, month and day with their zeros, such as 2026-01-01.`,
    );
  }
  if (month < 1 || month > 12) throw invalid(`“${text}” has the month ${month}. Enter 01 to 12.`);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > length) {
    throw invalid(`“${text}” is no day: this month has ${length} days. Enter 01 to ${length} for the day.`);
  }
  if (year < 1970) {
    throw invalid(`“${text}” is before the first time counter. Enter 1970-01-01 or a later day.`);
  }
  return timeCounterAt(Date.UTC(year, month - 1, day));
}

function invalid(message: string): PacketError {
  return new PacketError('invalid-argument', message);
}
