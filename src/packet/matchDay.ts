import {equalBytes} from '@noble/ciphers/utils.js';
import {deriveId, derivePacketKey} from './deriveKeys';
import {kdf} from './kdf';
import type {ReadPacket} from './readServiceData';
import {authenticate, tagLength} from './seal';

/** Whether the ephemeral device ID of a packet is that of a time counter. */
export function idMatches(packet: ReadPacket, deviceKey: Uint8Array, timeCounter: number): boolean {
  return equalBytes(deriveId(deviceKey, timeCounter), packet.ephemeralDeviceId);
}

/** The tag that a packet should carry, if it is of a time counter. */
export function expectedTag(packet: ReadPacket, deviceKey: Uint8Array, timeCounter: number): Uint8Array {
  const encryptionKey = kdf(deviceKey, 'EncryptionKey', timeCounter, deviceKey.length);
  const packetKey = derivePacketKey(encryptionKey, packet.sequenceNumber);
  return authenticate(packetKey, packet.ciphertext).slice(0, tagLength);
}

/** Whether the tag of a packet is that of a time counter; compared in constant time. */
export function tagMatches(packet: ReadPacket, deviceKey: Uint8Array, timeCounter: number): boolean {
  return equalBytes(expectedTag(packet, deviceKey, timeCounter), packet.tag);
}

/** Whether ID and tag both are. */
export function dayMatches(packet: ReadPacket, deviceKey: Uint8Array, timeCounter: number): boolean {
  return idMatches(packet, deviceKey, timeCounter) && tagMatches(packet, deviceKey, timeCounter);
}
