import {equalBytes} from '@noble/ciphers/utils.js';
import {applyKeystream, deriveDayKey, deriveId, deriveNonce, derivePacketKey, tagOf} from './deriveKeys';
import {type Field, knownVersion} from './layout';
import {derivationMistake, littleEndianKdf, tagMistake} from './mistakes';
import {checkDeviceKey, PacketError, type PacketErrorKind} from './PacketError';
import {type PacketForm, type ReadPacket, readHeader, readPacket} from './readPacket';
import {checkTimeCounter, maxTimeCounter, uptimeCounters} from './timeCounter';

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
export type DecodedPacket = ReturnType<typeof decodePacket>;

/** Decodes an advertising packet of protocol version 0, in either form; throws a PacketError and nothing else. */
export function decodePacket(bytes: Uint8Array, {deviceKey, timeCounters, form}: DecodeOptions) {
  checkDeviceKey(deviceKey);
  timeCounters.forEach(checkTimeCounter);
  const packet = readPacket(bytes, form);
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
type Explanation = {fields: readonly Field[]} & (
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

/** Whether the ephemeral device ID of a packet is that of a time counter. */
export function idMatches(packet: ReadPacket, deviceKey: Uint8Array, timeCounter: number): boolean {
  return equalBytes(deriveId(deviceKey, timeCounter), packet.ephemeralDeviceId);
}

/** The key of a packet, and the tag that it should carry, if it is of a time counter. */
function sealOf({sequenceNumber, ciphertext}: ReadPacket, deviceKey: Uint8Array, timeCounter: number) {
  const encryptionKey = deriveDayKey(deviceKey, 'EncryptionKey', timeCounter);
  const packetKey = derivePacketKey(encryptionKey, sequenceNumber);
  return {packetKey, tag: tagOf(ciphertext, packetKey)};
}

/** The packet key when ID and tag both are those of a time counter; the tag is compared in constant time. */
function openingKey(packet: ReadPacket, deviceKey: Uint8Array, timeCounter: number): Uint8Array | undefined {
  if (!idMatches(packet, deviceKey, timeCounter)) return undefined;
  const {packetKey, tag} = sealOf(packet, deviceKey, timeCounter);
  return equalBytes(tag, packet.tag) ? packetKey : undefined;
}

/** Days on either side of the accepted ones; an oscillator of 500 ppm is off by one day only after years. */
const searchedDays = 400;

/**
 * Time counters that a device with a wrong clock or another counter source may have used, nearest first: those around
 * the accepted ones, and those of uptime mode. A device that takes seconds for milliseconds is among the latter: 20454
 * becomes 20.
 */
function otherDays(accepted: readonly number[]): number[] {
  const first = Math.min(...accepted);
  const last = Math.max(...accepted);
  const around = Array.from({length: searchedDays}, (_, index) => [first - index - 1, last + index + 1]);
  return [...new Set([...around.flat(), ...uptimeCounters])].filter(
    (day) => day >= 0 && day <= maxTimeCounter && !accepted.includes(day),
  );
}

/** Finds out why a packet fits none of the accepted time counters. The order is from the surest sign to none. */
function diagnose(packet: ReadPacket, deviceKey: Uint8Array, timeCounters: readonly number[]): PacketError {
  const fail = (kind: PacketErrorKind, message: string, faulty?: string) =>
    new PacketError(kind, message, packet.fields, faulty);

  const swapped = swappedField(packet, deviceKey, timeCounters);
  if (swapped) return fail('swapped-byte-order', ...swapped);
  if (packet.protocolVersion !== knownVersion) {
    return fail(
      'unknown-version',
      `The protocol version is ${packet.protocolVersion}. Ignore the packet: only version ${knownVersion} is known.`,
      'version and sequence',
    );
  }

  const all = [...timeCounters, ...otherDays(timeCounters)];
  const tagMatches = (day: number) => equalBytes(sealOf(packet, deviceKey, day).tag, packet.tag);
  const named = all.filter((day) => idMatches(packet, deviceKey, day));
  const genuine = named.find(tagMatches);
  if (genuine !== undefined) return fail('wrong-day', wrongDay(genuine, timeCounters));
  if (named.length > 0) {
    const cause =
      tagMistake(packet, deviceKey, named[0]) ??
      'Drop it. If your own encoder made it, compute the CMAC over the ciphertext alone and take its first 4 bytes.';
    return fail(
      'wrong-tag',
      `The ephemeral device ID is that of time counter ${named[0]}, and the tag does not fit the packet. ${cause}`,
      'authentication tag',
    );
  }

  const sealed = all.find(tagMatches);
  if (sealed !== undefined) {
    const cause =
      derivationMistake(packet, deviceKey, [sealed]) ??
      'Derive the ID from DeviceKey of the same time counter, with the context 0.';
    return fail(
      'wrong-id',
      `The tag is that of time counter ${sealed}, and the ephemeral device ID is not. ${cause}`,
      'ephemeral device ID',
    );
  }
  const cause =
    derivationMistake(packet, deviceKey, timeCounters) ??
    'Check that this is the key of this device, and that both sides decode it from the same text.';
  return fail(
    'wrong-key',
    `Neither the ephemeral device ID nor the tag fits any of ${all.length} time counters. ${cause}`,
    'ephemeral device ID',
  );
}

function wrongDay(found: number, accepted: readonly number[]): string {
  const isSeconds = accepted.some((day) => Math.floor(day / 1000) === found);
  const remedy = isSeconds
    ? 'The device seems to take seconds for milliseconds: pass it Unix time in milliseconds.'
    : 'Set the clock of the device, fetch a new packet at each rotation, and compare the counter source with the registration.';
  return `The packet is genuine, of time counter ${found}; accepted are ${Math.min(...accepted)} to ${Math.max(...accepted)}. ${remedy}`;
}

/** A sentence and the field when one field, read backwards, makes the packet fit. */
function swappedField(
  packet: ReadPacket,
  deviceKey: Uint8Array,
  timeCounters: readonly number[],
): [message: string, faulty: string] | undefined {
  if (packet.tag.length < 4) return undefined;
  const header = packet.header.slice().reverse();
  const resent = {...packet, header, ...readHeader(header)};
  if (
    resent.protocolVersion === knownVersion &&
    timeCounters.some((day) => openingKey(resent, deviceKey, day))
  ) {
    return [
      `The sequence number has its low byte first: it is ${resent.sequenceNumber}. Write its two bytes big-endian, behind the version bits.`,
      'version and sequence',
    ];
  }
  if (packet.protocolVersion !== knownVersion) return undefined;

  const backwardId = packet.ephemeralDeviceId.slice().reverse();
  if (timeCounters.some((day) => equalBytes(deriveId(deviceKey, day), backwardId))) {
    return [
      'The ephemeral device ID has its bytes in reverse. Copy them in the order in which the key derivation yields them.',
      'ephemeral device ID',
    ];
  }
  const backwardTag = packet.tag.slice().reverse();
  if (timeCounters.some((day) => equalBytes(sealOf(packet, deviceKey, day).tag, backwardTag))) {
    return [
      'The authentication tag has its bytes in reverse. Copy the first 4 bytes of the CMAC in their order.',
      'authentication tag',
    ];
  }
  const littleEndianIds = timeCounters.map((day) => deriveId(deviceKey, day, littleEndianKdf));
  if (littleEndianIds.some((id) => equalBytes(id, packet.ephemeralDeviceId))) {
    return [
      'The key derivation writes its counters i and L little-endian. Write both big-endian.',
      'ephemeral device ID',
    ];
  }
  return undefined;
}
