import {cutFields, type Field} from './fields';
import {otherStructureLayout, untypedStructureLayout} from './layout';

/** One AD structure of advertising data. */
export interface AdStructure {
  /** None when the bytes end behind the length. */
  type?: number;
  /** Offset of its length byte. */
  start: number;
  /** Offset behind its last byte. */
  end: number;
}

/** The AD structures of advertising data. */
export interface SplitStructures {
  structures: AdStructure[];
  /** The last of them, when the bytes end before it does. */
  cutOff?: AdStructure;
}

/** Splits advertising data into its AD structures. A length of 0 ends them early, as the Core Specification has it. */
export function splitAdStructures(bytes: Uint8Array): SplitStructures {
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

/** A structure that is no part of the packet, as one field. */
export function otherStructureFields(bytes: Uint8Array, {type, start, end}: AdStructure): Field[] {
  return cutFields(bytes, type === undefined ? untypedStructureLayout : otherStructureLayout, start, end);
}

/** An AD type as the pages write it. */
export function hexByte(value: number): string {
  return value.toString(16).padStart(2, '0');
}
