import {looksLikeDay, timeCounterOfDay} from '@site/model/packet/calendarDay';
import {maxTimeCounter} from '@site/model/packet/checkArguments';
import {maxPayloadLength, maxSequenceNumber} from '@site/model/packet/layout';
import {PacketError} from '@site/model/packet/PacketError';
import {parseHex} from '@site/model/packet/scannerOutput/parseHex';
import {ScannerOutputError} from '@site/model/packet/scannerOutput/ScannerOutput';
import {quoted} from '../parts/quoted';

/** What reading came to, or what is wrong and what to change. */
export function attempt<Value>(read: () => Value): {value?: Value; error?: string} {
  try {
    return {value: read()};
  } catch (error) {
    if (error instanceof PacketError || error instanceof ScannerOutputError) return {error: error.message};
    throw error;
  }
}

function invalid(message: string): PacketError {
  return new PacketError('invalid-argument', message);
}

/**
 * A time counter from its digits or from a UTC date.
 *
 * @throws {PacketError} for anything else
 */
export function readTime(text: string): number {
  const given = text.trim();
  const wanted = 'Enter a time counter such as 20454, or a UTC date such as 2026-01-01.';
  if (given === '') throw invalid(`The time is missing. ${wanted}`);
  if (/^[0-9]+$/.test(given)) {
    if (Number(given) <= maxTimeCounter) return Number(given);
    throw invalid(`${quoted(given)} is above the largest time counter. Enter ${maxTimeCounter} at most.`);
  }
  if (!looksLikeDay(given)) throw invalid(`${quoted(given)} is no time counter and no date. ${wanted}`);
  return timeCounterOfDay(given);
}

/**
 * Time counter of the UTC day on which a packet was heard.
 *
 * @throws {PacketError} unless it is a day
 */
export function readHeard(text: string): number {
  if (text.trim() === '') {
    throw invalid('The day is missing. Enter the UTC date on which the packet was heard.');
  }
  return timeCounterOfDay(text.trim());
}

/**
 * A sequence number.
 *
 * @throws {PacketError} unless it is 0 to {@link maxSequenceNumber}
 */
export function readSequence(text: string): number {
  const given = text.trim();
  const wanted = `Enter a whole number from 0 to ${maxSequenceNumber}.`;
  if (given === '') throw invalid(`The sequence number is missing. ${wanted}`);
  if (!/^[0-9]+$/.test(given))
    throw invalid(`${quoted(given)} is no whole number in plain digits. ${wanted}`);
  if (Number(given) <= maxSequenceNumber) return Number(given);
  throw invalid(`${quoted(given)} does not fit into 10 bits. ${wanted}`);
}

/** A text in the quotes of a keyboard or of a word processor. */
const inQuotes = /^(?:"(.*)"|'(.*)'|[“„](.*)[”“]|[‘‚](.*)[’‘])$/s;

/**
 * A payload from hexadecimal digits or from a text in quotes.
 *
 * @throws {PacketError} when it is too long, or neither
 */
export function readPayload(text: string): Uint8Array {
  const [, ...texts] = inQuotes.exec(text.trim()) ?? [];
  const between = texts.find((one) => one !== undefined);
  const payload = between === undefined ? hexOf(text) : new TextEncoder().encode(between);
  if (payload.length <= maxPayloadLength) return payload;
  throw invalid(`The payload has ${payload.length} bytes. Shorten it to ${maxPayloadLength}.`);
}

function hexOf(text: string): Uint8Array {
  const {value} = attempt(() => parseHex(text));
  if (value) return value;
  const found = text.trim().replaceAll(/\s+/g, ' ');
  throw invalid(
    `${quoted(found)} is not hexadecimal. Put a text in quotes, as in "hello", or enter two hexadecimal digits for each byte, as in 68 65.`,
  );
}
