import {badgeRadius, lineHeight, wrapText} from '@site/src/components/drawing';
import {bitsOf, type PacketField} from './packet';
import {bracketPath} from './placeBytes';
import {type Sheet, write} from './sheet';

/** Widest room for a bit. */
const widestBit = 24;

/** Adds the bits of a field that has parts, with the parts' names below. */
export function placeBits(sheet: Sheet, {parts, cells, range, number}: PacketField): void {
  if (!parts) return;
  const {left, edge, columns, pitch} = sheet;
  const bits = bitsOf(cells);
  const step = Math.min(widestBit, (columns * pitch) / bits.length);
  write(sheet, [left + 2, sheet.height + 8], [`Bits of ${range}`], 'note');
  const y = sheet.height + 30;
  sheet.badges.push({x: edge + badgeRadius, y, number, accent: false});
  let bit = 0;
  let namesHeight = 0;
  for (const part of parts) {
    const x = left + bit * step + 2;
    const end = left + (bit + part.bits) * step - 2;
    for (const [index, digit] of [...bits.slice(bit, bit + part.bits)].entries())
      write(sheet, [left + (bit + index + 0.5) * step, y], [digit], 'code', 'middle');
    sheet.brackets += bracketPath(x, end, y + 12);
    const lines = wrapText(part.name, end - x, 'note');
    const height = lines.length * lineHeight.note;
    write(sheet, [(x + end) / 2, y + 22 + height / 2], lines, 'note', 'middle');
    namesHeight = Math.max(namesHeight, height);
    bit += part.bits;
  }
  sheet.height = y + 22 + namesHeight + 24;
}
