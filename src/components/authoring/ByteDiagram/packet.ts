import type {PacketPart} from '@site/design/schemes';

export interface Field {
  name: string;
  /** Hexadecimal bytes such as `a0 ff`. */
  value?: string;
  /** Number of bytes of a field without a value. */
  bytes?: number;
  meaning?: string;
  /** Heading in the legend; a field without one belongs to the group before it. */
  group?: string;
  /** What it is in an advertising packet, which gives it its color; its number tells it apart in any case. */
  part?: PacketPart;
  /** Splits the field's bits, from the most significant on; drawn below the bytes. */
  parts?: readonly {name: string; bits: number}[];
}

export interface PacketField extends Field {
  /** From 1, as in the legend. */
  number: number;
  offset: number;
  /** Two hexadecimal digits each, or dots where the value is not fixed. */
  cells: readonly string[];
  /** Such as `bytes 4–5`. */
  range: string;
}

/** Gives each field its number and its bytes; one that contradicts itself is an error. */
export function packetFields(fields: readonly Field[], start = 0): PacketField[] {
  let offset = start;
  return fields.map((field, index) => {
    const {name, value, bytes = 0, parts} = field;
    const cells = value?.split(' ') ?? Array<string>(bytes).fill('··');
    const length = cells.length;
    if (length === 0 || (bytes && bytes !== length))
      throw new Error(`Field “${name}” has ${length} bytes of value and says ${bytes}.`);
    const wrong = value && cells.find((cell) => !/^[\da-f]{2}$/.test(cell));
    if (wrong)
      throw new Error(`Field “${name}”: “${wrong}” is no byte of two lower-case hexadecimal digits.`);
    const bits = parts?.reduce((sum, part) => sum + part.bits, 0);
    if (parts && (!value || bits !== 8 * length))
      throw new Error(
        `Field “${name}”: its parts have ${bits} bits; ${8 * length} bits of value are needed.`,
      );
    const range = length === 1 ? `byte ${offset}` : `bytes ${offset}–${offset + length - 1}`;
    const placed = {...field, number: index + 1, offset, cells, range};
    offset += length;
    return placed;
  });
}

export function bitsOf(cells: readonly string[]): string {
  return cells.map((cell) => Number.parseInt(cell, 16).toString(2).padStart(8, '0')).join('');
}

export function describePacket(fields: readonly PacketField[]): string {
  const sentences = fields.flatMap(({number, group, range, name, value, meaning, parts = [], cells}) => {
    let from = 0;
    const split = parts.map((part) => {
      from += part.bits;
      return `${part.name}: ${part.bits} bits, ${bitsOf(cells).slice(from - part.bits, from)}.`;
    });
    const place = `${number}. ${name}, ${range}${value ? `: ${value}` : ''}.`;
    return [group ? `${group}: ${place}` : place, ...(meaning ? [`${meaning}.`] : []), ...split];
  });
  return sentences.join(' ');
}
