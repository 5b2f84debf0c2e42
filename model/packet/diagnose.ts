import {equalBytes} from '@noble/ciphers/utils.js';
import {maxTimeCounter} from './checkArguments';
import {authenticate, deriveDayKey, deriveId, derivePacketKey, tagLength} from './deriveKeys';
import {knownVersion} from './layout';
import {derivationMistake, littleEndianKdf, tagMistake} from './mistakes';
import {PacketError, type PacketErrorKind} from './PacketError';
import {type ReadPacket, readHeader} from './readServiceData';
import {uptimeCounters} from './timeCounter';

/** Whether the ephemeral device ID of a packet is that of a time counter. */
export function idMatches(packet: ReadPacket, deviceKey: Uint8Array, timeCounter: number): boolean {
  return equalBytes(deriveId(deviceKey, timeCounter), packet.ephemeralDeviceId);
}

function packetKeyFor(packet: ReadPacket, deviceKey: Uint8Array, timeCounter: number): Uint8Array {
  return derivePacketKey(deriveDayKey(deviceKey, 'EncryptionKey', timeCounter), packet.sequenceNumber);
}

function tagUnder(packetKey: Uint8Array, packet: ReadPacket): Uint8Array {
  return authenticate(packetKey, packet.ciphertext).slice(0, tagLength);
}

/** The tag that a packet should carry, if it is of a time counter. */
function expectedTag(packet: ReadPacket, deviceKey: Uint8Array, timeCounter: number): Uint8Array {
  return tagUnder(packetKeyFor(packet, deviceKey, timeCounter), packet);
}

/** Whether the tag of a packet is that of a time counter; compared in constant time. */
function tagMatches(packet: ReadPacket, deviceKey: Uint8Array, timeCounter: number): boolean {
  return equalBytes(expectedTag(packet, deviceKey, timeCounter), packet.tag);
}

/** The packet key when ID and tag both are those of a time counter. */
export function openingKey(
  packet: ReadPacket,
  deviceKey: Uint8Array,
  timeCounter: number,
): Uint8Array | undefined {
  if (!idMatches(packet, deviceKey, timeCounter)) return undefined;
  const packetKey = packetKeyFor(packet, deviceKey, timeCounter);
  return equalBytes(tagUnder(packetKey, packet), packet.tag) ? packetKey : undefined;
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
  const days = new Set<number>();
  for (let distance = 1; distance <= searchedDays; distance++) {
    days.add(first - distance).add(last + distance);
  }
  for (const day of uptimeCounters) days.add(day);
  for (const day of accepted) days.delete(day);
  return [...days].filter((day) => day >= 0 && day <= maxTimeCounter);
}

/** Finds out why a packet fits none of the accepted time counters. The order is from the surest sign to none. */
export function diagnose(
  packet: ReadPacket,
  deviceKey: Uint8Array,
  timeCounters: readonly number[],
): PacketError {
  const fail = (kind: PacketErrorKind, message: string, faulty?: string) =>
    new PacketError(kind, message, packet.fields, faulty);

  const swapped = swappedField(packet, deviceKey, timeCounters);
  if (swapped) return fail('swapped-byte-order', swapped.message, swapped.faulty);
  if (packet.protocolVersion !== knownVersion) {
    return fail(
      'unknown-version',
      `The protocol version is ${packet.protocolVersion}. Ignore the packet: only version ${knownVersion} is known.`,
      'version and sequence',
    );
  }

  const others = otherDays(timeCounters);
  const named = [...timeCounters, ...others].filter((day) => idMatches(packet, deviceKey, day));
  const genuine = named.find((day) => tagMatches(packet, deviceKey, day));
  if (genuine !== undefined) return fail('wrong-day', wrongDay(genuine, timeCounters));
  if (named.length > 0) {
    return fail(
      'wrong-tag',
      `The ephemeral device ID is that of time counter ${named[0]}, and the tag does not fit the packet. ${
        tagMistake(packet, deviceKey, named[0]) ??
        'Drop it. If your own encoder made it, compute the CMAC over the ciphertext alone and take its first 4 bytes.'
      }`,
      'authentication tag',
    );
  }

  const sealed = [...timeCounters, ...others].find((day) => tagMatches(packet, deviceKey, day));
  if (sealed !== undefined) {
    return fail(
      'wrong-id',
      `The tag is that of time counter ${sealed}, and the ephemeral device ID is not. ${
        derivationMistake(packet, deviceKey, [sealed]) ??
        'Derive the ID from DeviceKey of the same time counter, with the context 0.'
      }`,
      'ephemeral device ID',
    );
  }
  return fail(
    'wrong-key',
    `Neither the ephemeral device ID nor the tag fits any of ${timeCounters.length + others.length} time counters. ${
      derivationMistake(packet, deviceKey, timeCounters) ??
      'Check that this is the key of this device, and that both sides decode it from the same text.'
    }`,
    'ephemeral device ID',
  );
}

function wrongDay(found: number, accepted: readonly number[]): string {
  const window = `${Math.min(...accepted)} to ${Math.max(...accepted)}`;
  const isSeconds = accepted.some((day) => Math.floor(day / 1000) === found);
  const remedy = isSeconds
    ? 'The device seems to take seconds for milliseconds: pass it Unix time in milliseconds.'
    : 'Set the clock of the device, fetch a new packet at each rotation, and compare the counter source with the registration.';
  return `The packet is genuine, of time counter ${found}; accepted are ${window}. ${remedy}`;
}

/** A sentence and the field when one field, read backwards, makes the packet fit. */
function swappedField(
  packet: ReadPacket,
  deviceKey: Uint8Array,
  timeCounters: readonly number[],
): {message: string; faulty?: string} | undefined {
  if (packet.tag.length < tagLength) return undefined;
  const header = packet.header.slice().reverse();
  const resent = {...packet, header, ...readHeader(header)};
  const isResent =
    resent.protocolVersion === knownVersion && timeCounters.some((day) => openingKey(resent, deviceKey, day));
  if (isResent) {
    return {
      message: `The sequence number has its low byte first: it is ${resent.sequenceNumber}. Write its two bytes big-endian, behind the version bits.`,
      faulty: 'version and sequence',
    };
  }
  if (packet.protocolVersion !== knownVersion) return undefined;

  const backwardId = packet.ephemeralDeviceId.slice().reverse();
  if (timeCounters.some((day) => equalBytes(deriveId(deviceKey, day), backwardId))) {
    return {
      message:
        'The ephemeral device ID has its bytes in reverse. Copy them in the order in which the key derivation yields them.',
      faulty: 'ephemeral device ID',
    };
  }
  const backwardTag = packet.tag.slice().reverse();
  if (timeCounters.some((day) => equalBytes(expectedTag(packet, deviceKey, day), backwardTag))) {
    return {
      message:
        'The authentication tag has its bytes in reverse. Copy the first 4 bytes of the CMAC in their order.',
      faulty: 'authentication tag',
    };
  }
  if (
    timeCounters.some((day) =>
      equalBytes(deriveId(deviceKey, day, littleEndianKdf), packet.ephemeralDeviceId),
    )
  ) {
    return {
      message: 'The key derivation writes its counters i and L little-endian. Write both big-endian.',
      faulty: 'ephemeral device ID',
    };
  }
  return undefined;
}
