import {cutFields, type Field} from './fields';
import {maxPayloadLength, serviceDataHeaderLength, serviceDataLayout} from './layout';
import {PacketError} from './PacketError';
import {hasServiceUuid, hasSwappedServiceUuid} from './serviceUuid';

/** A packet as it was received, before any cryptography. */
export interface ReadPacket {
  /** In the order of their offsets. */
  fields: Field[];
  /** 0 to 63. */
  protocolVersion: number;
  /** At most {@link maxSequenceNumber}. */
  sequenceNumber: number;
  /** The two bytes that hold both. */
  header: Uint8Array;
  /** 4 bytes; fewer in a packet of another version. */
  ephemeralDeviceId: Uint8Array;
  /** 4 bytes; fewer in a packet of another version. */
  tag: Uint8Array;
  ciphertext: Uint8Array;
}

/** Version and sequence number, which share two bytes. */
export function readHeader([high, low]: Uint8Array): {protocolVersion: number; sequenceNumber: number} {
  return {protocolVersion: high >> 2, sequenceNumber: ((high & 3) << 8) | low};
}

/**
 * Reads service data, from its service UUID on. Only the length of version 0 is checked: that of others is unknown.
 *
 * @param start where the service data begins in `bytes`
 * @param end where it ends
 * @param before the fields in front of it
 * @throws {PacketError} `truncated`, `swapped-byte-order`, `missing-service-data` or `payload-too-long`
 */
export function readServiceData(
  bytes: Uint8Array,
  start = 0,
  end = bytes.length,
  before: Field[] = [],
): ReadPacket {
  const fields = [...before, ...cutFields(bytes, serviceDataLayout, start, end)];
  const length = end - start;
  if (length >= 2) checkUuid(bytes, start, fields);
  if (length < 4) throw tooShort(length, fields);

  const part = (from: number, to: number) =>
    bytes.slice(Math.min(start + from, end), Math.min(start + to, end));
  const header = part(2, 4);
  const packet: ReadPacket = {
    fields,
    header,
    ...readHeader(header),
    ephemeralDeviceId: part(4, 8),
    tag: part(8, 12),
    ciphertext: part(serviceDataHeaderLength, length),
  };
  if (packet.protocolVersion === 0) checkLength(length, fields);
  return packet;
}

function checkUuid(bytes: Uint8Array, offset: number, fields: Field[]): void {
  if (hasServiceUuid(bytes, offset)) return;
  if (hasSwappedServiceUuid(bytes, offset)) throw swappedUuid(offset, fields);
  throw new PacketError(
    'missing-service-data',
    `The service data at offset ${offset} has another service UUID. Pass service data of this network, from its UUID on.`,
    fields,
    'service UUID',
  );
}

function checkLength(length: number, fields: Field[]): void {
  if (length < serviceDataHeaderLength) throw tooShort(length, fields);
  const payload = length - serviceDataHeaderLength;
  if (payload <= maxPayloadLength) return;
  throw new PacketError(
    'payload-too-long',
    `The service data has ${length} bytes, which leaves ${payload} for the payload. ` +
      `Shorten the payload to ${maxPayloadLength}, or leave out what follows the packet.`,
    fields,
    'ciphertext',
  );
}

function tooShort(length: number, fields: Field[]): PacketError {
  return new PacketError(
    'truncated',
    `The service data has ${length} bytes, and a packet has at least ${serviceDataHeaderLength}. ` +
      'Take all of it from the scanner, and pass the length that the SDK wrote to out_len when you advertise.',
    fields,
  );
}

/** The error for a service UUID that stands high byte first. */
export function swappedUuid(offset: number, fields: Field[]): PacketError {
  return new PacketError(
    'swapped-byte-order',
    `The service UUID at offset ${offset} has its high byte first. Write it little-endian, low byte first.`,
    fields,
    fields.find((field) => field.offset === offset)?.name,
  );
}
