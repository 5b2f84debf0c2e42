import {maxPayloadLength, maxSequenceNumber} from '@site/model/packet/layout';
import {invalidArgument, PacketError} from '@site/model/packet/PacketError';
import {parseHex} from '@site/model/packet/scannerOutput/parseHex';
import {maxTimeCounter, timeCounterOfDay} from '@site/model/packet/timeCounter';
import {quoted} from '../parts/quoted';

/** What reading came to, or what is wrong and what to change. */
export function attempt<Value>(read: () => Value): {value?: Value; error?: string} {
  try {
    return {value: read()};
  } catch (error) {
    if (error instanceof PacketError) return {error: error.message};
    throw error;
  }
}

/** A time counter from its digits or from a UTC date; throws a PacketError for anything else. */
export function readTime(text: string): number {
  const given = text.trim();
  const wanted = 'Enter a time counter such as 20454, or a UTC date such as 2026-01-01.';
  if (given === '') throw invalidArgument(`The time is missing. ${wanted}`);
  if (/^[0-9]+$/.test(given)) {
    if (Number(given) <= maxTimeCounter) return Number(given);
    throw invalidArgument(
      `${quoted(given)} is above the largest time counter. Enter ${maxTimeCounter} at most.`,
    );
  }
  if (/^\d{4,}-\d/.test(given)) return timeCounterOfDay(given);
  throw invalidArgument(`${quoted(given)} is no time counter and no date. ${wanted}`);
}

/** Time counter of the UTC day on which a packet was heard; throws a PacketError unless it is a day. */
export function readHeard(text: string): number {
  if (text.trim()) return timeCounterOfDay(text.trim());
  throw invalidArgument('The day is missing. Enter the UTC date on which the packet was heard.');
}

/** A sequence number; throws a PacketError for anything else. */
export function readSequence(text: string): number {
  const given = text.trim();
  const wanted = `Enter a whole number from 0 to ${maxSequenceNumber}.`;
  if (given === '') throw invalidArgument(`The sequence number is missing. ${wanted}`);
  if (!/^[0-9]+$/.test(given))
    throw invalidArgument(`${quoted(given)} is no whole number in plain digits. ${wanted}`);
  if (Number(given) <= maxSequenceNumber) return Number(given);
  throw invalidArgument(`${quoted(given)} does not fit into 10 bits. ${wanted}`);
}

/** A text in the quotes of a keyboard or of a word processor. */
const inQuotes = /^(?:"(.*)"|'(.*)'|[“„](.*)[”“]|[‘‚](.*)[’‘])$/s;

/** A payload from hexadecimal digits or from a text in quotes; throws a PacketError when it is neither, or too long. */
export function readPayload(text: string): Uint8Array {
  const [, ...texts] = inQuotes.exec(text.trim()) ?? [];
  const between = texts.find((one) => one !== undefined);
  const payload =
    between === undefined ? attempt(() => parseHex(text)).value : new TextEncoder().encode(between);
  if (!payload) {
    throw invalidArgument(
      `${quoted(text.trim().replaceAll(/\s+/g, ' '))} is not hexadecimal. Put a text in quotes, as in "hello", or enter two hexadecimal digits for each byte, as in 68 65.`,
    );
  }
  if (payload.length <= maxPayloadLength) return payload;
  throw invalidArgument(`The payload has ${payload.length} bytes. Shorten it to ${maxPayloadLength}.`);
}
