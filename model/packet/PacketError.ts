import {type Field, maxAdvertisingLength, maxPayloadLength} from './layout';

/** Every reason why a packet cannot be encoded or decoded; a repeated nonce is seen by who remembers those before. */
export const packetErrorKinds = {
  'invalid-argument': 'A device key, time counter, sequence number or form is out of its range.',
  'payload-too-long': `The payload has more than ${maxPayloadLength} bytes.`,
  'repeated-nonce': 'The pair of time counter and sequence number has encrypted a packet already.',
  truncated: 'The bytes end before the packet does.',
  'packet-too-long': `The advertising data has more than ${maxAdvertisingLength} bytes.`,
  'missing-service-data': 'No AD structure holds service data of the network.',
  'missing-uuid-list': 'No complete list of 16-bit service UUIDs holds the service UUID.',
  'swapped-byte-order': 'A field, or the derivation that made it, has its bytes in reverse order.',
  'unknown-version': 'The protocol version is not 0.',
  'wrong-day': 'The packet is genuine, of a time counter that the receiver does not accept.',
  'wrong-tag': 'The ephemeral device ID is that of the device, and the tag is not that of the packet.',
  'wrong-id': 'The tag is that of the packet, and the ephemeral device ID is not that of the device.',
  'wrong-key': 'Neither the ephemeral device ID nor the tag fits any time counter that was tried.',
} as const;

/** The code of a {@link PacketError}, stable enough to branch on. */
export type PacketErrorKind = keyof typeof packetErrorKinds;

/** What is wrong with a packet: `message` says what was found and what to do. It never contains a key. */
export class PacketError extends Error {
  constructor(
    readonly kind: PacketErrorKind,
    message: string,
    /** The fields read before the problem was found. */
    readonly fields: readonly Field[] = [],
    /** Name of the field that is at fault, where one is. */
    readonly faulty?: string,
  ) {
    super(message);
    this.name = 'PacketError';
  }
}

/** The error for what a caller or a reader gave. */
export function invalidArgument(message: string): PacketError {
  return new PacketError('invalid-argument', message);
}

/** Throws unless the value is a whole number that is not above the largest one. */
export function checkInteger(name: string, value: number, max: number): void {
  if (Number.isInteger(value) && value >= 0 && value <= max) return;
  throw invalidArgument(`The ${name} is ${value}. Pass a whole number from 0 to ${max}.`);
}

/** Throws unless the key has 16 or 32 bytes. */
export function checkDeviceKey(deviceKey: Uint8Array): void {
  if (deviceKey.length === 16 || deviceKey.length === 32) return;
  throw invalidArgument(
    `The device key has ${deviceKey.length} bytes. Pass 16 for AES-128 or 32 for AES-256, decoded from Base64 or hexadecimal.`,
  );
}
