import {badgeRadius, lineHeight, widestLine, wrapText} from '@site/src/components/drawing';
import type {PacketField} from './packet';
import {type Sheet, write} from './sheet';

/** Adds the legend: in a wide drawing a table, in a narrow one a list with the meaning below the name. */
export function placeLegend(sheet: Sheet, fields: readonly PacketField[]): void {
  const {width, isNarrow, edge} = sheet;
  const ranges = fields.map(({range}) => range);
  const rangeWidth = widestLine(ranges, 'note');
  const nameX = edge + 2 * badgeRadius + 12;
  const rangeX = isNarrow ? width - edge - rangeWidth : 232;
  const meaningX = isNarrow ? nameX : rangeX + rangeWidth + 24;
  let y = sheet.height;
  for (const {number, group, name, range, meaning, tone} of fields) {
    if (group) {
      y += number > 1 ? 14 : 0;
      write(sheet, [edge, y + 8], wrapText(group, width - 2 * edge, 'note'), 'note');
      y += 21;
      sheet.rules += `M${edge} ${y}H${width - edge}`;
      y += 12;
    }
    const middle = y + badgeRadius;
    sheet.badges.push({x: edge + badgeRadius, y: middle, number, accent: tone === 'accent'});
    const names = wrapText(name, rangeX - 8 - nameX, 'label');
    const extra = (names.length - 1) * lineHeight.label;
    write(sheet, [nameX, middle + extra / 2], names, 'label');
    write(sheet, [isNarrow ? width - edge : rangeX, middle], [range], 'note', isNarrow ? 'end' : 'start');
    let bottom = middle + extra + badgeRadius;
    if (meaning) {
      const lines = wrapText(meaning, width - edge - meaningX, 'note');
      const height = lines.length * lineHeight.note;
      const top = isNarrow ? middle + extra + 11 : middle - lineHeight.note / 2;
      write(sheet, [meaningX, top + height / 2], lines, 'note');
      bottom = Math.max(bottom, top + height);
    }
    y = bottom + 12;
  }
  sheet.height = y - 8;
}
