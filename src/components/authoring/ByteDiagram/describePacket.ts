import {bitsOf, type PacketField} from './packet';

/** A packet in words, numbered as in the drawing. */
export function describePacket(fields: readonly PacketField[]): string {
  return fields
    .map(({number, group, range, name, value, meaning, parts, cells}) => {
      const digits = bitsOf(cells);
      let from = 0;
      const split = parts?.map((part) => {
        from += part.bits;
        return ` ${part.name}: ${part.bits} bits, ${digits.slice(from - part.bits, from)}.`;
      });
      return `${group ? `${group}: ` : ''}${number}. ${name}, ${range}${value ? `: ${value}` : ''}.${
        meaning ? ` ${meaning}.` : ''
      }${split?.join('') ?? ''}`;
    })
    .join(' ');
}
