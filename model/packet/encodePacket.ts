import {cmac} from '@noble/ciphers/aes.js';
import {concatBytes} from '@noble/ciphers/utils.js';
import {applyKeystream, deriveDayKey, deriveId, deriveNonce, derivePacketKey, tagOf} from './deriveKeys';
import {adType, knownVersion, maxPayloadLength, maxSequenceNumber} from './layout';
import {checkDeviceKey, checkInteger, PacketError} from './PacketError';
import {serviceUuidBytes} from './serviceUuid';
import {checkTimeCounter} from './timeCounter';

/** What goes into a packet. */
export interface PacketInput {
  /** 16 or 32 bytes. */
  deviceKey: Uint8Array;
  /** Days since 1970-01-01 00:00 UTC, or 0 to 127 in uptime mode. */
  timeCounter: number;
  /** At most {@link maxSequenceNumber}. */
  sequenceNumber: number;
  /** At most {@link maxPayloadLength} bytes. */
  payload: Uint8Array;
}

/** A packet with every value on the way to it, to compare with another encoder. */
export type EncodedPacket = ReturnType<typeof encodePacket>;

/** Encodes a packet of protocol version 0. That no time counter and sequence number come twice is up to the caller. */
export function encodePacket({deviceKey, timeCounter, sequenceNumber, payload}: PacketInput) {
  checkDeviceKey(deviceKey);
  checkTimeCounter(timeCounter);
  checkInteger('sequence number', sequenceNumber, maxSequenceNumber);
  if (payload.length > maxPayloadLength) {
    throw new PacketError(
      'payload-too-long',
      `The payload has ${payload.length} bytes. Shorten it to ${maxPayloadLength} or split it over several packets.`,
    );
  }
  const nonceKey = deriveDayKey(deviceKey, 'NonceKey', timeCounter);
  const encryptionKey = deriveDayKey(deviceKey, 'EncryptionKey', timeCounter);
  const ephemeralDeviceId = deriveId(deviceKey, timeCounter);
  const nonce = deriveNonce(nonceKey, sequenceNumber);
  const packetKey = derivePacketKey(encryptionKey, sequenceNumber);
  const ciphertext = applyKeystream({nonce, packetKey}, payload);
  const tag = tagOf(ciphertext, packetKey);

  const header = Uint8Array.of((knownVersion << 2) | (sequenceNumber >> 8), sequenceNumber & 0xff);
  const uuid = Uint8Array.from(serviceUuidBytes);
  /** 12 to 25 bytes, as the SDK returns them. */
  const serviceData = concatBytes(uuid, header, ephemeralDeviceId, tag, ciphertext);
  /** 18 to 31 bytes: the UUID list and the service data as AD structures. */
  const advertisingData = concatBytes(
    Uint8Array.of(1 + uuid.length, adType.completeUuidList),
    uuid,
    Uint8Array.of(1 + serviceData.length, adType.serviceData),
    serviceData,
  );
  return {
    derivedDeviceKey: deriveDayKey(deviceKey, 'DeviceKey', timeCounter),
    nonceKey,
    encryptionKey,
    ephemeralDeviceId,
    nonce,
    packetKey,
    ciphertext,
    cmac: cmac(ciphertext, packetKey),
    tag,
    serviceData,
    advertisingData,
  };
}
