import type {PacketField} from './packet';
import {placeBits} from './placeBits';
import {placeBytes} from './placeBytes';
import {placeLegend} from './placeLegend';
import type {PacketLayout, Sheet} from './sheet';

/** Lays a packet out in a drawing of the given width: rows of bytes, split bits, and the legend. */
export function layOutPacket(fields: readonly PacketField[], width: number): PacketLayout {
  const isNarrow = width < 500;
  const columns = isNarrow ? 8 : 16;
  // A narrow drawing may stand at the edge of the window.
  const edge = isNarrow ? 6 : 1;
  const pitch = Math.floor((width - edge - 30) / columns);
  const sheet: Sheet = {
    height: 1,
    segments: [],
    badges: [],
    texts: [],
    brackets: '',
    rules: '',
    width,
    isNarrow,
    edge,
    columns,
    left: width - edge - columns * pitch,
    pitch,
  };
  placeBytes(sheet, fields);
  for (const field of fields) placeBits(sheet, field);
  placeLegend(sheet, fields);
  return sheet;
}
