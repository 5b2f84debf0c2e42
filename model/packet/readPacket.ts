import {cutFields, type Field} from './fields';
import {
  adType,
  maxAdvertisingLength,
  otherStructureLayout,
  serviceDataHeadLayout,
  serviceDataLayout,
  untypedStructureLayout,
  uuidListLayout,
} from './layout';
import {PacketError} from './PacketError';
import {type ReadPacket, readServiceData, swappedUuid} from './readServiceData';
import {hasServiceUuid, hasSwappedServiceUuid, serviceUuidBytes} from './serviceUuid';

/** What the bytes of a packet can be. */
export type PacketForm = 'advertising-data' | 'service-data';

/** What bytes are when nobody says so: those that begin with the service UUID are service data. */
export function formOf(bytes: Uint8Array): PacketForm {
  return hasServiceUuid(bytes) || hasSwappedServiceUuid(bytes) ? 'service-data' : 'advertising-data';
}

/**
 * Reads a packet in either form, without any cryptography.
 *
 * @throws {PacketError} any kind that needs no cryptography to find
 */
export function readPacket(bytes: Uint8Array, form: PacketForm = formOf(bytes)): ReadPacket {
  return form === 'service-data' ? readServiceData(bytes) : readAdvertisingData(bytes);
}

/** One AD structure of advertising data. */
interface AdStructure {
  /** None when the bytes end behind the length. */
  type?: number;
  /** Offset of its length byte. */
  start: number;
  /** Offset behind its last byte. */
  end: number;
}

/**
 * Splits advertising data into its AD structures; `cutOff` is the last of them, when the bytes end before it does. A
 * length of 0 ends them early, as the Core Specification has it.
 */
function splitAdStructures(bytes: Uint8Array): {structures: AdStructure[]; cutOff?: AdStructure} {
  const structures: AdStructure[] = [];
  let start = 0;
  while (start < bytes.length && bytes[start] > 0) {
    const length = bytes[start];
    const end = start + 1 + length;
    if (end > bytes.length) {
      const cutOff = {type: bytes[start + 1], start, end: bytes.length};
      return {structures: [...structures, cutOff], cutOff};
    }
    structures.push({type: bytes[start + 1], start, end});
    start = end;
  }
  return {structures};
}

/** An AD type as the pages write it. */
function hexByte(value: number): string {
  return value.toString(16).padStart(2, '0');
}

type HasUuid = (bytes: Uint8Array, offset: number) => boolean;

/**
 * Reads advertising data, in which the two AD structures of a packet may stand among others.
 *
 * @throws {PacketError} `packet-too-long`, `truncated`, `missing-service-data`, `missing-uuid-list`,
 * `swapped-byte-order` or `payload-too-long`
 */
function readAdvertisingData(bytes: Uint8Array): ReadPacket {
  if (bytes.length > maxAdvertisingLength) {
    throw new PacketError(
      'packet-too-long',
      `The advertising data has ${bytes.length} bytes, and legacy advertising data at most ${maxAdvertisingLength}. ` +
        'Leave out the address and other AD structures, or shorten the payload.',
    );
  }
  const {structures, cutOff} = splitAdStructures(bytes);
  if (cutOff) throw truncated(bytes, structures, cutOff);
  const serviceData = findServiceData(bytes, structures);
  const fieldsOf = (structure: AdStructure) => structureFields(bytes, structure, serviceData);
  if (!serviceData) throw withoutServiceData(bytes, structures, structures.flatMap(fieldsOf));

  const before = structures.slice(0, structures.indexOf(serviceData)).flatMap(fieldsOf);
  const packet = readServiceData(bytes, serviceData.start + 2, serviceData.end, [
    ...before,
    ...fieldsOf(serviceData),
  ]);
  const behind = structures.slice(structures.indexOf(serviceData) + 1).flatMap(fieldsOf);
  const fields = [...packet.fields, ...behind];
  checkUuidList(bytes, structures, fields);
  return {...packet, fields};
}

/** Prefers service data of the network; service data with swapped UUID is found too, and refused when it is read. */
function findServiceData(bytes: Uint8Array, structures: AdStructure[]): AdStructure | undefined {
  const withUuid = (hasUuid: HasUuid) =>
    structures.find(
      ({type, start, end}) => type === adType.serviceData && end - start >= 4 && hasUuid(bytes, start + 2),
    );
  return withUuid(hasServiceUuid) ?? withUuid(hasSwappedServiceUuid);
}

function structureFields(bytes: Uint8Array, structure: AdStructure, serviceData?: AdStructure): Field[] {
  const {type, start, end} = structure;
  if (structure === serviceData) return cutFields(bytes, serviceDataHeadLayout, start, start + 2);
  if (type === adType.completeUuidList) return cutFields(bytes, uuidListLayout, start, end);
  return cutFields(bytes, type === undefined ? untypedStructureLayout : otherStructureLayout, start, end);
}

function listHolds(bytes: Uint8Array, {start, end}: AdStructure, hasUuid: HasUuid): boolean {
  for (let offset = start + 2; offset + 1 < end; offset += 2) if (hasUuid(bytes, offset)) return true;
  return false;
}

function checkUuidList(bytes: Uint8Array, structures: AdStructure[], fields: Field[]): void {
  const lists = structures.filter(({type}) => type === adType.completeUuidList);
  if (lists.some((list) => listHolds(bytes, list, hasServiceUuid))) return;
  const swapped = lists.find((list) => listHolds(bytes, list, hasSwappedServiceUuid));
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
function truncated(bytes: Uint8Array, structures: AdStructure[], cutOff: AdStructure): PacketError {
  const fields = structures.flatMap((structure) => {
    if (!isServiceData(bytes, structure)) return structureFields(bytes, structure);
    const {start, end} = structure;
    return [
      ...cutFields(bytes, serviceDataHeadLayout, start, Math.min(start + 2, end)),
      ...cutFields(bytes, serviceDataLayout, start + 2, end),
    ];
  });
  return new PacketError(
    'truncated',
    `The AD structure at offset ${cutOff.start} announces ${bytes[cutOff.start]} bytes, and ${bytes.length - cutOff.start - 1} follow. ` +
      'Take the whole advertising data from the sniffer or scanner, and compare the length byte with what you send.',
    fields,
    fields.find(({offset}) => offset === cutOff.start)?.name,
  );
}

/** Whether it holds service data of the network, or nothing yet that speaks against it. */
function isServiceData(bytes: Uint8Array, {type, start, end}: AdStructure): boolean {
  if (type !== adType.serviceData) return false;
  const [low] = serviceUuidBytes;
  if (end - start < 4) return end - start < 3 || bytes[start + 2] === low;
  return hasServiceUuid(bytes, start + 2) || hasSwappedServiceUuid(bytes, start + 2);
}

function withoutServiceData(bytes: Uint8Array, structures: AdStructure[], fields: Field[]): PacketError {
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
