import {cutFields, type Field} from './fields';
import {otherStructureLayout} from './layout';
import {PacketError} from './PacketError';

/** One AD structure of advertising data. */
export interface AdStructure {
  type: number;
  /** Offset of its length byte. */
  start: number;
  /** Offset behind its last byte. */
  end: number;
}

/**
 * Splits advertising data into its AD structures. A length of 0 ends them early, as the Core Specification has it.
 *
 * @throws {PacketError} `truncated` when the last one is cut off
 */
export function splitAdStructures(bytes: Uint8Array): AdStructure[] {
  const structures: AdStructure[] = [];
  let start = 0;
  while (start < bytes.length && bytes[start] > 0) {
    const length = bytes[start];
    const end = start + 1 + length;
    if (end > bytes.length) throw cutOff(bytes, structures, start);
    structures.push({type: bytes[start + 1], start, end});
    start = end;
  }
  return structures;
}

function cutOff(bytes: Uint8Array, structures: AdStructure[], start: number): PacketError {
  const fields = [...structures, {start, end: bytes.length}].flatMap((structure) =>
    otherStructureFields(bytes, structure),
  );
  return new PacketError(
    'truncated',
    `The AD structure at offset ${start} announces ${bytes[start]} bytes, and ${bytes.length - start - 1} follow. ` +
      'Take the whole advertising data from the sniffer or scanner, and compare the length byte with what you send.',
    fields,
  );
}

/** A structure that is no part of the packet, as one field. */
export function otherStructureFields(
  bytes: Uint8Array,
  {start, end}: Pick<AdStructure, 'start' | 'end'>,
): Field[] {
  return cutFields(bytes, otherStructureLayout, start, end);
}

/** An AD type as the pages write it. */
export function hexByte(value: number): string {
  return value.toString(16).padStart(2, '0');
}
