import {equalBytes} from '@noble/ciphers/utils.js';
import {authenticate, deriveDayKey, deriveId, derivePacketKey, tagLength} from './deriveKeys';
import type {ReadPacket} from './readServiceData';

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
export function expectedTag(packet: ReadPacket, deviceKey: Uint8Array, timeCounter: number): Uint8Array {
  return tagUnder(packetKeyFor(packet, deviceKey, timeCounter), packet);
}

/** Whether the tag of a packet is that of a time counter; compared in constant time. */
export function tagMatches(packet: ReadPacket, deviceKey: Uint8Array, timeCounter: number): boolean {
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
