import type {PlacedText, Rectangle} from '@site/src/components/drawing';
import type {PacketField} from './packet';

/** The part of a field that lies in one row of bytes. */
export interface Segment extends Rectangle {
  field: PacketField;
}

/** Where everything of a byte diagram goes. */
export interface PacketLayout {
  height: number;
  segments: Segment[];
  badges: {x: number; y: number; number: number; accent: boolean}[];
  texts: PlacedText[];
  /** Path of the brackets below fields. */
  brackets: string;
  /** Path of the rules in the legend. */
  rules: string;
}

/** A layout in the making, and the grid that its parts share; what is placed next begins at `height`. */
export interface Sheet extends PacketLayout {
  width: number;
  isNarrow: boolean;
  /** Room to leave at either side. */
  edge: number;
  columns: number;
  /** Where the bytes begin, and the width of one. */
  left: number;
  pitch: number;
}

/** Adds a text to a sheet. */
export function write(
  sheet: Sheet,
  [x, y]: readonly [x: number, y: number],
  lines: readonly string[],
  kind: PlacedText['kind'],
  anchor: PlacedText['anchor'] = 'start',
): void {
  sheet.texts.push({x, y, lines, kind, anchor});
}
