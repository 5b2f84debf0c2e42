import {checkDeviceKey, checkTimeCounter} from './checkArguments';
import {applyKeystream, deriveDayKey, deriveNonce} from './deriveKeys';
import {diagnose, openingKey} from './diagnose';
import type {Field} from './fields';
import {knownVersion} from './layout';
import {PacketError} from './PacketError';
import {type PacketForm, readPacket} from './readPacket';

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
  checkDeviceKey(options.deviceKey);
  options.timeCounters.forEach(checkTimeCounter);
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

/** What is known of a packet: its fields in any case, and the packet or what is wrong with it. */
export type Explanation = {fields: readonly Field[]} & (
  | {packet: DecodedPacket; error?: undefined}
  | {packet?: undefined; error: PacketError}
);

/** Decodes like {@link decodePacket}, and returns the error together with the fields that could be read. */
export function explainPacket(bytes: Uint8Array, options: DecodeOptions): Explanation {
  try {
    const packet = decodePacket(bytes, options);
    return {fields: packet.fields, packet};
  } catch (error) {
    if (error instanceof PacketError) return {fields: error.fields, error};
    throw error;
  }
}
