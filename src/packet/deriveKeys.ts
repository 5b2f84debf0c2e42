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

/** The ephemeral device ID of a time counter; `isLittleEndian` as in {@link kdf}. */
export function deriveId(deviceKey: Uint8Array, timeCounter: number, isLittleEndian = false): Uint8Array {
  const derived = kdf(deviceKey, 'DeviceKey', timeCounter, deviceKey.length, isLittleEndian);
  return kdf(derived, 'DeviceID', 0, 4, isLittleEndian);
}

/** Derives the three keys and the ID of a time counter. */
export function deriveDayKeys(deviceKey: Uint8Array, timeCounter: number): DayKeys {
  const keyFor = (label: string) => kdf(deviceKey, label, timeCounter, deviceKey.length);
  return {
    derivedDeviceKey: keyFor('DeviceKey'),
    nonceKey: keyFor('NonceKey'),
    encryptionKey: keyFor('EncryptionKey'),
    ephemeralDeviceId: deriveId(deviceKey, timeCounter),
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

/** Derives nonce and key of one packet. */
export function derivePacketKeys(day: DayKeys, sequenceNumber: number): PacketKeys {
  return {
    nonce: deriveNonce(day.nonceKey, sequenceNumber),
    packetKey: derivePacketKey(day.encryptionKey, sequenceNumber),
  };
}
