import {
  adType,
  cutFields,
  type Field,
  knownVersion,
  maxAdvertisingLength,
  maxPayloadLength,
  otherStructureLayout,
  serviceDataHeaderLength,
  serviceDataHeadLayout,
  serviceDataLayout,
  untypedStructureLayout,
  uuidListLayout,
} from './layout';
import {PacketError} from './PacketError';
import {hasServiceUuid, hasSwappedServiceUuid, serviceUuidBytes} from './serviceUuid';

/** What the bytes of a packet can be. */
export type PacketForm = 'advertising-data' | 'service-data';

/** A packet as it was received, before any cryptography. */
export interface ReadPacket {
  /** In the order of their offsets. */
  fields: Field[];
  /** 0 to 63. */
  protocolVersion: number;
  sequenceNumber: number;
  /** The two bytes that hold both. */
  header: Uint8Array;
  /** 4 bytes, as the tag; both have fewer in a packet of another version. */
  ephemeralDeviceId: Uint8Array;
  tag: Uint8Array;
  ciphertext: Uint8Array;
}

/** What bytes are when nobody says so: those that begin with the service UUID are service data. */
export function formOf(bytes: Uint8Array): PacketForm {
  return hasServiceUuid(bytes) || hasSwappedServiceUuid(bytes) ? 'service-data' : 'advertising-data';
}

/** Reads a packet in either form; throws a PacketError of any kind that needs no cryptography to find. */
export function readPacket(bytes: Uint8Array, form: PacketForm = formOf(bytes)): ReadPacket {
  return form === 'service-data' ? readServiceData(bytes) : readAdvertisingData(bytes);
}

/** Version and sequence number, which share two bytes. */
export function readHeader([high, low]: Uint8Array): {protocolVersion: number; sequenceNumber: number} {
  return {protocolVersion: high >> 2, sequenceNumber: ((high & 3) << 8) | low};
}

/** Reads service data, behind some fields. Only the length of version 0 is checked: that of others is unknown. */
function readServiceData(bytes: Uint8Array, start = 0, end = bytes.length, before: Field[] = []): ReadPacket {
  const fields = [...before, ...cutFields(bytes, serviceDataLayout, start, end)];
  const length = end - start;
  if (length >= 2 && hasSwappedServiceUuid(bytes, start)) throw swappedUuid(start, fields);
  if (length >= 2 && !hasServiceUuid(bytes, start)) {
    throw new PacketError(
      'missing-service-data',
      `The service data at offset ${start} has another service UUID. Pass service data of this network, from its UUID on.`,
      fields,
      'service UUID',
    );
  }
  const part = (from: number, to: number) => bytes.slice(start, end).slice(from, to);
  const header = part(2, 4);
  const packet: ReadPacket = {
    fields,
    header,
    ...readHeader(header),
    ephemeralDeviceId: part(4, 8),
    tag: part(8, 12),
    ciphertext: part(serviceDataHeaderLength, length),
  };
  const isKnown = packet.protocolVersion === knownVersion;
  if (length < (isKnown ? serviceDataHeaderLength : 4)) {
    throw new PacketError(
      'truncated',
      `The service data has ${length} bytes, and a packet has at least ${serviceDataHeaderLength}. ` +
        'Take all of it from the scanner, and pass the length that the SDK wrote to out_len when you advertise.',
      fields,
    );
  }
  const payload = packet.ciphertext.length;
  if (isKnown && payload > maxPayloadLength) {
    throw new PacketError(
      'payload-too-long',
      `The service data has ${length} bytes, which leaves ${payload} for the payload. ` +
        `Shorten the payload to ${maxPayloadLength}, or leave out what follows the packet.`,
      fields,
      'ciphertext',
    );
  }
  return packet;
}

/** The error for a service UUID that stands high byte first. */
function swappedUuid(offset: number, fields: Field[]): PacketError {
  return new PacketError(
    'swapped-byte-order',
    `The service UUID at offset ${offset} has its high byte first. Write it little-endian, low byte first.`,
    fields,
    fields.find((field) => field.offset === offset)?.name,
  );
}

/** One AD structure of advertising data. */
interface AdStructure {
  /** None when the bytes end behind the length. */
  type?: number;
  /** Offset of its length byte. */
  start: number;
  /** Offset behind its last byte; behind that of the advertising data when it is cut off. */
  end: number;
}

/** Splits advertising data into its AD structures. A length of 0 ends them early, as the Core Specification has it. */
function splitAdStructures(bytes: Uint8Array): AdStructure[] {
  const structures: AdStructure[] = [];
  let start = 0;
  while (start < bytes.length && bytes[start] > 0) {
    const end = start + 1 + bytes[start];
    structures.push({type: bytes[start + 1], start, end});
    start = end;
  }
  return structures;
}

/** An AD type as the pages write it. */
function hexByte(value: number): string {
  return value.toString(16).padStart(2, '0');
}

type HasUuid = (bytes: Uint8Array, offset: number) => boolean;

/** Reads advertising data, in which the two AD structures of a packet may stand among others. */
function readAdvertisingData(bytes: Uint8Array): ReadPacket {
  if (bytes.length > maxAdvertisingLength) {
    throw new PacketError(
      'packet-too-long',
      `The advertising data has ${bytes.length} bytes, and legacy advertising data at most ${maxAdvertisingLength}. ` +
        'Leave out the address and other AD structures, or shorten the payload.',
    );
  }
  const structures = splitAdStructures(bytes);
  const last = structures.at(-1);
  if (last && last.end > bytes.length) throw truncated(bytes, structures, last);
  // Service data with a swapped UUID is found too, and refused when it is read.
  const serviceData =
    findServiceData(bytes, structures, hasServiceUuid) ??
    findServiceData(bytes, structures, hasSwappedServiceUuid);
  if (!serviceData) throw withoutServiceData(bytes, structures);

  const place = structures.indexOf(serviceData);
  const fieldsOf = (structure: AdStructure) => structureFields(bytes, structure);
  const packet = readServiceData(bytes, serviceData.start + 2, serviceData.end, [
    ...structures.slice(0, place).flatMap(fieldsOf),
    ...cutFields(bytes, serviceDataHeadLayout, serviceData.start, serviceData.end),
  ]);
  const fields = [...packet.fields, ...structures.slice(place + 1).flatMap(fieldsOf)];
  checkUuidList(bytes, structures, fields);
  return {...packet, fields};
}

function findServiceData(bytes: Uint8Array, structures: AdStructure[], hasUuid: HasUuid) {
  return structures.find(
    ({type, start, end}) => type === adType.serviceData && end - start >= 4 && hasUuid(bytes, start + 2),
  );
}

/** The fields of a structure that is not the service data of the network. */
function structureFields(bytes: Uint8Array, {type, start, end}: AdStructure): Field[] {
  const foreign = type === undefined ? untypedStructureLayout : otherStructureLayout;
  const layout = type === adType.completeUuidList ? uuidListLayout : foreign;
  return cutFields(bytes, layout, start, Math.min(end, bytes.length));
}

function checkUuidList(bytes: Uint8Array, structures: AdStructure[], fields: Field[]): void {
  const lists = structures.filter(({type}) => type === adType.completeUuidList);
  const listWith = (hasUuid: HasUuid) =>
    lists.find(({start, end}) => {
      for (let offset = start + 2; offset + 1 < end; offset += 2) if (hasUuid(bytes, offset)) return true;
      return false;
    });
  if (listWith(hasServiceUuid)) return;
  const swapped = listWith(hasSwappedServiceUuid);
  if (swapped) throw swappedUuid(swapped.start + 2, fields);

  const incomplete = structures.find(({type}) => type === adType.incompleteUuidList);
  const found = incomplete
    ? `Offset ${incomplete.start} has an incomplete list, type ${hexByte(adType.incompleteUuidList)}`
    : `No AD structure of type ${hexByte(adType.completeUuidList)} holds the service UUID`;
  throw new PacketError(
    'missing-uuid-list',
    `${found}. Put the complete list of 16-bit service UUIDs, type ${hexByte(adType.completeUuidList)}, ` +
      'in front of the service data: gateways filter on it.',
    fields,
  );
}

/** The error for a last AD structure that is cut off, with the fields of all that is there. */
function truncated(bytes: Uint8Array, structures: AdStructure[], {start}: AdStructure): PacketError {
  const fields = structures.flatMap((structure) => {
    if (!mayBeServiceData(bytes, structure)) return structureFields(bytes, structure);
    const end = Math.min(structure.end, bytes.length);
    return [
      ...cutFields(bytes, serviceDataHeadLayout, structure.start, end),
      ...cutFields(bytes, serviceDataLayout, structure.start + 2, end),
    ];
  });
  return new PacketError(
    'truncated',
    `The AD structure at offset ${start} announces ${bytes[start]} bytes, and ${bytes.length - start - 1} follow. ` +
      'Take the whole advertising data from the sniffer or scanner, and compare the length byte with what you send.',
    fields,
    fields.find(({offset}) => offset === start)?.name,
  );
}

/** Whether it holds service data of the network, or nothing yet that speaks against it. */
function mayBeServiceData(bytes: Uint8Array, {type, start, end}: AdStructure): boolean {
  if (type !== adType.serviceData) return false;
  const length = Math.min(end, bytes.length) - start;
  if (length < 4) return length < 3 || bytes[start + 2] === serviceUuidBytes[0];
  return hasServiceUuid(bytes, start + 2) || hasSwappedServiceUuid(bytes, start + 2);
}

function withoutServiceData(bytes: Uint8Array, structures: AdStructure[]): PacketError {
  const fields = structures.flatMap((structure) => structureFields(bytes, structure));
  const last = structures.at(-1);
  if (!last || last.type === adType.completeUuidList) {
    return new PacketError(
      'truncated',
      `The advertising data ends after ${bytes.length} bytes, before any service data. ` +
        'Take the whole advertising data from the sniffer or scanner.',
      fields,
    );
  }
  const types = structures.map(({type = 0}) => hexByte(type)).join(', ');
  return new PacketError(
    'missing-service-data',
    `The AD structures have the types ${types}, and none of them is service data of this network. ` +
      `Add the SDK's bytes as service data, type ${hexByte(adType.serviceData)}, or look at another device.`,
    fields,
  );
}
