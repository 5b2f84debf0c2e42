import type {PlacedBadge, PlacedText, Rectangle} from '@site/src/components/drawing';
import {badgeRadius, lineHeight, widestLine, wrapText} from '@site/src/components/drawing';
import type {PacketPart} from '@site/design/schemes';
import {bitsOf, type PacketField} from './packet';

const cellHeight = 34;
const bracket = {gap: 5, height: 5};
/** Widest room for a bit. */
const widestBit = 24;

/** Lays a packet out in a drawing of the given width: rows of bytes, split bits, and the legend. */
export function layOutPacket(fields: readonly PacketField[], width: number) {
  const isNarrow = width < 500;
  const columns = isNarrow ? 8 : 16;
  // A narrow drawing may stand at the edge of the window.
  const edge = isNarrow ? 6 : 1;
  /** Width of a byte, and where the first stands. */
  const pitch = Math.floor((width - edge - 30) / columns);
  const left = width - edge - columns * pitch;

  /** The parts of fields that lie in one row of bytes. */
  const segments: (Rectangle & {part?: PacketPart})[] = [];
  const badges: PlacedBadge[] = [];
  const texts: PlacedText[] = [];
  /** Below fields. */
  const brackets: {part?: PacketPart; d: string}[] = [];
  let rules = '';
  /** What is placed next begins here. */
  let height = 1;

  function write(
    x: number,
    y: number,
    lines: readonly string[],
    kind: PlacedText['kind'],
    anchor: PlacedText['anchor'] = 'start',
  ): void {
    texts.push({x, y, lines, kind, anchor});
  }

  /** Adds a bracket that opens upwards. */
  function embrace({part}: PacketField, x: number, end: number, y: number): void {
    brackets.push({part, d: `M${x} ${y}v${bracket.height}H${end}v-${bracket.height}`});
  }

  /** Adds the packet's bytes, row by row; a field that goes on in the next row has its number there too. */
  function placeBytes(): void {
    const start = fields[0]?.offset ?? 0;
    const cells = fields.flatMap((field) => field.cells.map((cell) => ({field, cell})));
    for (let first = 0; first < cells.length; first += columns) {
      const middle = height + cellHeight / 2;
      write(edge, middle, [`${start + first}`], 'note');
      const row = cells.slice(first, first + columns);
      for (const [index, {field, cell}] of row.entries()) {
        write(left + (index + 0.5) * pitch, middle, [cell], 'code', 'middle');
        if (row[index - 1]?.field === field) continue;
        const {part, number} = field;
        const bytes = row.filter((other) => other.field === field).length;
        const x = left + index * pitch + 2;
        const end = left + (index + bytes) * pitch - 2;
        segments.push({part, x, y: height, width: end - x, height: cellHeight});
        const below = height + cellHeight + bracket.gap;
        embrace(field, x, end, below);
        badges.push({x: (x + end) / 2, y: below + bracket.height + badgeRadius, number, part});
      }
      height += cellHeight + bracket.gap + bracket.height + 2 * badgeRadius + 18;
    }
  }

  /** Adds the bits of a field that has parts, with the parts' names below. */
  function placeBits(field: PacketField): void {
    const {parts, part: ofPacket, cells, range, number} = field;
    if (!parts) return;
    const bits = bitsOf(cells);
    const step = Math.min(widestBit, (columns * pitch) / bits.length);
    write(left + 2, height + 8, [`Bits of ${range}`], 'note');
    const y = height + 30;
    badges.push({x: edge + badgeRadius, y, number, part: ofPacket});
    for (const [index, bit] of [...bits].entries())
      write(left + (index + 0.5) * step, y, [bit], 'code', 'middle');
    let first = 0;
    let namesHeight = 0;
    for (const part of parts) {
      const x = left + first * step + 2;
      first += part.bits;
      const end = left + first * step - 2;
      embrace(field, x, end, y + 12);
      const lines = wrapText(part.name, end - x, 'note');
      const linesHeight = lines.length * lineHeight.note;
      write((x + end) / 2, y + 22 + linesHeight / 2, lines, 'note', 'middle');
      namesHeight = Math.max(namesHeight, linesHeight);
    }
    height = y + 22 + namesHeight + 24;
  }

  /** Adds the legend: in a wide drawing a table, in a narrow one a list with the meaning below the name. */
  function placeLegend(): void {
    const ranges = fields.map(({range}) => range);
    const rangeWidth = widestLine(ranges, 'note');
    const nameX = edge + 2 * badgeRadius + 12;
    const rangeX = isNarrow ? width - edge - rangeWidth : 232;
    const meaningX = isNarrow ? nameX : rangeX + rangeWidth + 24;
    let y = height;
    for (const {number, group, name, range, meaning, part} of fields) {
      if (group) {
        y += number > 1 ? 14 : 0;
        write(edge, y + 8, wrapText(group, width - 2 * edge, 'note'), 'note');
        rules += `M${edge} ${y + 21}H${width - edge}`;
        y += 33;
      }
      const middle = y + badgeRadius;
      badges.push({x: edge + badgeRadius, y: middle, number, part});
      const names = wrapText(name, rangeX - 8 - nameX, 'label');
      const extra = (names.length - 1) * lineHeight.label;
      write(nameX, middle + extra / 2, names, 'label');
      write(isNarrow ? width - edge : rangeX, middle, [range], 'note', isNarrow ? 'end' : 'start');
      let bottom = middle + extra + badgeRadius;
      if (meaning) {
        const lines = wrapText(meaning, width - edge - meaningX, 'note');
        const linesHeight = lines.length * lineHeight.note;
        const top = isNarrow ? middle + extra + 11 : middle - lineHeight.note / 2;
        write(meaningX, top + linesHeight / 2, lines, 'note');
        bottom = Math.max(bottom, top + linesHeight);
      }
      y = bottom + 12;
    }
    height = y - 8;
  }

  placeBytes();
  for (const field of fields) placeBits(field);
  placeLegend();
  return {height, segments, badges, texts, brackets, rules};
}
