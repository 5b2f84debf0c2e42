import {kdf} from './kdf';

/** What a device key yields for one time counter. */
export interface DayKeys {
  /** Not the device key itself, in spite of its name in the protocol. */
  derivedDeviceKey: Uint8Array;
  nonceKey: Uint8Array;
  encryptionKey: Uint8Array;
  /** 4 bytes. */
  ephemeralDeviceId: Uint8Array;
}

/** What seals one packet. */
export interface PacketKeys {
  /** 12 bytes. */
  nonce: Uint8Array;
  /** As long as the device key. */
  packetKey: Uint8Array;
}

/** One of the three keys of a time counter, as long as the device key; `isLittleEndian` as in {@link kdf}. */
export function deriveDayKey(
  deviceKey: Uint8Array,
  label: 'DeviceKey' | 'NonceKey' | 'EncryptionKey',
  timeCounter: number,
  isLittleEndian = false,
): Uint8Array {
  return kdf(deviceKey, label, timeCounter, deviceKey.length, isLittleEndian);
}

function idFrom(derivedDeviceKey: Uint8Array, isLittleEndian = false): Uint8Array {
  return kdf(derivedDeviceKey, 'DeviceID', 0, 4, isLittleEndian);
}

/** The ephemeral device ID of a time counter; `isLittleEndian` as in {@link kdf}. */
export function deriveId(deviceKey: Uint8Array, timeCounter: number, isLittleEndian = false): Uint8Array {
  return idFrom(deriveDayKey(deviceKey, 'DeviceKey', timeCounter, isLittleEndian), isLittleEndian);
}

/** Derives the three keys and the ID of a time counter. */
export function deriveDayKeys(deviceKey: Uint8Array, timeCounter: number): DayKeys {
  const derivedDeviceKey = deriveDayKey(deviceKey, 'DeviceKey', timeCounter);
  return {
    derivedDeviceKey,
    nonceKey: deriveDayKey(deviceKey, 'NonceKey', timeCounter),
    encryptionKey: deriveDayKey(deviceKey, 'EncryptionKey', timeCounter),
    ephemeralDeviceId: idFrom(derivedDeviceKey),
  };
}

/** The key that encrypts and authenticates one packet. */
export function derivePacketKey(encryptionKey: Uint8Array, sequenceNumber: number): Uint8Array {
  return kdf(encryptionKey, 'Key', sequenceNumber, encryptionKey.length);
}

/** The nonce of one packet. */
export function deriveNonce(nonceKey: Uint8Array, sequenceNumber: number): Uint8Array {
  return kdf(nonceKey, 'Nonce', sequenceNumber, 12);
}
