import {type Comparison, comparePacket} from '@site/src/packet/comparePacket';
import {type EncodedPacket, encodePacket, type PacketInput} from '@site/src/packet/encodePacket';
import {PacketError} from '@site/src/packet/PacketError';
import {readDeviceKey} from '@site/src/packet/readDeviceKey';
import {parseHex} from '@site/src/packet/scannerOutput/parseHex';
import {readScannerOutput} from '@site/src/packet/scannerOutput/readScannerOutput';
import {ScannerOutputError} from '@site/src/packet/scannerOutput/ScannerOutput';
import {timeCounterAt} from '@site/src/packet/timeCounter';
import type {LabDraft} from './draft';

/** A field of the form, by the name of its control. */
type BuildField = 'key' | 'time' | 'sequence' | 'payload' | 'firmware';

/** What the lab makes of a key, a time, a sequence number and a payload. */
export interface BuildView {
  /** What is wrong, by field. */
  errors: Partial<Record<BuildField, string>>;
  input?: PacketInput;
  packet?: EncodedPacket;
  comparison?: Comparison;
  /** The bytes that are compared. */
  firmware?: Uint8Array;
}

/** Builds a packet, and compares it with the firmware's bytes when there are some. */
export function buildLab(draft: LabDraft): BuildView {
  const errors: BuildView['errors'] = {};
  const attempt = <Value>(field: BuildField, read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof PacketError || error instanceof ScannerOutputError)) throw error;
      errors[field] = error.message;
      return undefined;
    }
  };
  const deviceKey = attempt('key', () => readDeviceKey(draft.key));
  const timeCounter = attempt('time', () => readTime(draft.time));
  const sequenceNumber = attempt('sequence', () => readSequence(draft.sequence));
  const payload = attempt('payload', () => readPayload(draft.payload));
  if (!deviceKey || timeCounter === undefined || sequenceNumber === undefined || !payload) return {errors};

  const input: PacketInput = {deviceKey, timeCounter, sequenceNumber, payload};
  const packet = encodePacket(input);
  if (!draft.firmware.trim()) return {errors, input, packet};
  const firmware = attempt('firmware', () => readScannerOutput(draft.firmware).packets[0]?.bytes);
  return {errors, input, packet, firmware, comparison: firmware && comparePacket(firmware, input)};
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
  if (/^\d{1,10}$/.test(given) && Number(given) <= 0xffffffff) return Number(given);
  const time = /^\d{4}-\d{2}-\d{2}/.test(given) ? Date.parse(given) : Number.NaN;
  if (time >= 0) return timeCounterAt(time);
  throw invalid(
    `“${given}” is no time. Enter a time counter such as 20454, or a UTC date such as 2026-01-01.`,
  );
}

/**
 * A sequence number.
 *
 * @throws {PacketError} unless it is 0 to 1023
 */
export function readSequence(text: string): number {
  const given = text.trim();
  if (/^\d+$/.test(given) && Number(given) <= 1023) return Number(given);
  throw invalid(`“${given}” is no sequence number. Enter a whole number from 0 to 1023.`);
}

/**
 * A payload from hexadecimal digits or from a text in quotes.
 *
 * @throws {PacketError} when it is too long
 * @throws {ScannerOutputError} when it is neither
 */
export function readPayload(text: string): Uint8Array {
  const quoted = /^\s*["“](.*)["”]\s*$/s.exec(text)?.[1];
  const payload = quoted === undefined ? parseHex(text) : new TextEncoder().encode(quoted);
  if (payload.length <= 13) return payload;
  throw invalid(`The payload has ${payload.length} bytes. Shorten it to 13.`);
}
