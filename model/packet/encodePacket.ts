import {concatBytes} from '@noble/ciphers/utils.js';
import {checkDeviceKey, checkPayload, checkSequenceNumber, checkTimeCounter} from './checkArguments';
import {
  applyKeystream,
  authenticate,
  type DayKeys,
  deriveDayKeys,
  deriveNonce,
  derivePacketKey,
  type PacketKeys,
  tagLength,
} from './deriveKeys';
import {adType, knownVersion} from './layout';
import {PacketError} from './PacketError';
import {serviceUuidBytes} from './serviceUuid';

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
export interface EncodedPacket extends DayKeys, PacketKeys {
  ciphertext: Uint8Array;
  /** All 16 bytes. */
  cmac: Uint8Array;
  /** The first 4 of them. */
  tag: Uint8Array;
  /** 12 to 25 bytes, as the SDK returns them. */
  serviceData: Uint8Array;
  /** 18 to 31 bytes: the UUID list and the service data as AD structures. */
  advertisingData: Uint8Array;
}

/** Remembers which pairs of time counter and sequence number one device key has used, as the SDK's nonce check does. */
export class UsedNonces {
  readonly #used = new Map<number, Set<number>>();

  /** Takes a pair, or throws when it was taken before. */
  claim(timeCounter: number, sequenceNumber: number): void {
    const ofDay = this.#used.get(timeCounter) ?? new Set();
    if (ofDay.has(sequenceNumber)) {
      throw new PacketError(
        'repeated-nonce',
        `Time counter ${timeCounter} and sequence number ${sequenceNumber} have made a packet already. ` +
          'Send the same bytes again, or take the next sequence number.',
      );
    }
    this.#used.set(timeCounter, ofDay.add(sequenceNumber));
  }
}

/**
 * Encodes an advertising packet of protocol version 0.
 *
 * @param used what this device key has used, to refuse a repeated nonce
 * @throws {PacketError} `invalid-argument`, `payload-too-long` or `repeated-nonce`
 */
export function encodePacket(input: PacketInput, used?: UsedNonces): EncodedPacket {
  const {deviceKey, timeCounter, sequenceNumber, payload} = input;
  checkDeviceKey(deviceKey);
  checkTimeCounter(timeCounter);
  checkSequenceNumber(sequenceNumber);
  checkPayload(payload);
  used?.claim(timeCounter, sequenceNumber);

  const day = deriveDayKeys(deviceKey, timeCounter);
  const keys = {
    nonce: deriveNonce(day.nonceKey, sequenceNumber),
    packetKey: derivePacketKey(day.encryptionKey, sequenceNumber),
  };
  const ciphertext = applyKeystream(keys, payload);
  const cmac = authenticate(keys.packetKey, ciphertext);
  const tag = cmac.slice(0, tagLength);

  const header = Uint8Array.of((knownVersion << 2) | (sequenceNumber >> 8), sequenceNumber & 0xff);
  const uuid = Uint8Array.from(serviceUuidBytes);
  const serviceData = concatBytes(uuid, header, day.ephemeralDeviceId, tag, ciphertext);
  const advertisingData = concatBytes(
    Uint8Array.of(1 + uuid.length, adType.completeUuidList),
    uuid,
    Uint8Array.of(1 + serviceData.length, adType.serviceData),
    serviceData,
  );
  return {...day, ...keys, ciphertext, cmac, tag, serviceData, advertisingData};
}
