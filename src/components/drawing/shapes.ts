import type {TextKind} from './wrapText';

/** A rectangle in units of the drawing. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lines of one kind of text, centered on `y`. */
export interface PlacedText {
  x: number;
  y: number;
  lines: readonly string[];
  kind: TextKind;
  anchor: 'start' | 'middle' | 'end';
}
