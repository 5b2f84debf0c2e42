import {checkBytes, checkDeviceKey, checkTimeCounter} from './checkArguments';
import {applyKeystream, deriveDayKey, deriveNonce} from './deriveKeys';
import {diagnose} from './diagnose';
import type {Field} from './fields';
import {knownVersion} from './layout';
import {openingKey} from './matchDay';
import {PacketError} from './PacketError';
import {type PacketForm, readPacket} from './readPacket';

/** Enough for uptime mode and for the widest {@link daysAround}. */
const maxTimeCounters = 1024;

/** What a receiver knows. */
export interface DecodeOptions {
  /** 16 or 32 bytes. */
  deviceKey: Uint8Array;
  /** Those that the receiver accepts: see `daysAround` and `uptimeCounters`. */
  timeCounters: readonly number[];
  /** What the bytes are; without it, bytes that begin with the service UUID are service data. */
  form?: PacketForm;
}

/** A packet that is genuine. */
export interface DecodedPacket {
  /** Of the bytes that were passed, in the order of their offsets. */
  fields: Field[];
  protocolVersion: number;
  timeCounter: number;
  sequenceNumber: number;
  payload: Uint8Array;
}

/**
 * Decodes an advertising packet of protocol version 0.
 *
 * @param bytes advertising data, or service data as the SDK returns it
 * @throws {PacketError} any kind but `repeated-nonce`; nothing else
 */
export function decodePacket(bytes: Uint8Array, options: DecodeOptions): DecodedPacket {
  checkBytes('packet', bytes);
  checkDeviceKey(options.deviceKey);
  checkTimeCounters(options.timeCounters);
  const packet = readPacket(bytes, options.form);

  const {deviceKey, timeCounters} = options;
  const {fields, protocolVersion, sequenceNumber, ciphertext} = packet;
  for (const timeCounter of protocolVersion === knownVersion ? timeCounters : []) {
    const packetKey = openingKey(packet, deviceKey, timeCounter);
    if (!packetKey) continue;
    const nonce = deriveNonce(deriveDayKey(deviceKey, 'NonceKey', timeCounter), sequenceNumber);
    const payload = applyKeystream({nonce, packetKey}, ciphertext);
    return {fields, protocolVersion, timeCounter, sequenceNumber, payload};
  }
  throw diagnose(packet, deviceKey, timeCounters);
}

function checkTimeCounters(timeCounters: readonly number[]): void {
  if (timeCounters.length === 0) {
    throw new PacketError('invalid-argument', 'No time counter was given. Pass those of daysAround().');
  }
  if (timeCounters.length > maxTimeCounters) {
    throw new PacketError(
      'invalid-argument',
      `${timeCounters.length} time counters were given. Pass at most ${maxTimeCounters}: each costs several AES keys.`,
    );
  }
  timeCounters.forEach(checkTimeCounter);
}
