import {badgeRadius} from '@site/src/components/drawing';
import type {PacketField} from './packet';
import {type Sheet, write} from './sheet';

const cellHeight = 34;
const bracket = {gap: 5, height: 5};

/** Adds the packet's bytes, row by row; a field that goes on in the next row has its number there too. */
export function placeBytes(sheet: Sheet, fields: readonly PacketField[]): void {
  const {edge, columns, left, pitch} = sheet;
  const start = fields[0]?.offset ?? 0;
  const cells = fields.flatMap((field) => field.cells.map((cell) => ({field, cell})));
  for (let first = 0; first < cells.length; first += columns) {
    const y = sheet.height;
    const middle = y + cellHeight / 2;
    write(sheet, [edge, middle], [`${start + first}`], 'note');
    const row = cells.slice(first, first + columns);
    for (const [index, {field, cell}] of row.entries()) {
      write(sheet, [left + (index + 0.5) * pitch, middle], [cell], 'code', 'middle');
      if (row[index - 1]?.field === field) continue;
      const bytes = row.filter((other) => other.field === field).length;
      const x = left + index * pitch + 2;
      const end = left + (index + bytes) * pitch - 2;
      sheet.segments.push({field, x, y, width: end - x, height: cellHeight});
      const below = y + cellHeight + bracket.gap;
      sheet.brackets += bracketPath(x, end, below);
      sheet.badges.push({
        x: (x + end) / 2,
        y: below + bracket.height + badgeRadius,
        number: field.number,
        accent: field.tone === 'accent',
      });
    }
    sheet.height += cellHeight + bracket.gap + bracket.height + 2 * badgeRadius + 18;
  }
}

/** Path of a bracket that opens upwards. */
export function bracketPath(x: number, end: number, y: number): string {
  return `M${x} ${y}v${bracket.height}H${end}v-${bracket.height}`;
}
