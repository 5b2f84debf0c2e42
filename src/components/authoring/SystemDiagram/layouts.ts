import {type PlacedText, type Point, lineHeight, textWidth, wrapLines} from '@site/src/components/drawing';
import {drawingTextSizes} from '@site/design/typography';
import {type Diagram, laneStretches, type Place} from './diagram';

/** Where everything in a diagram stands, in units of the drawing. */
export interface Layout {
  width: number;
  height: number;
  /** Of the circles around the glyphs. */
  radius: number;
  places: {place: Place; center: Point; name: PlacedText; note: PlacedText}[];
  links: {kind: 'plain' | 'accent' | 'radio'; from: Point; to: Point; label: PlacedText}[];
  /** Brackets, from one end over two corners to the other. */
  stretches: {corners: Point[]; label: string; at: Point; upright: boolean}[];
}

const step = lineHeight.note;

/** Room between an arrow and the circles that it joins. */
const clearance = 7;

/** Lays out the brackets, across or upright; `placeOf` is the middle of a place along the path. */
function layOutStretches(diagram: Diagram, upright: boolean, laneWidth: number) {
  const stretches = laneStretches(diagram);
  /** Of all lanes; each holds a label, which runs along the bracket, a gap, and the bracket. */
  const room = Math.max(0, ...stretches.map(({lane}) => lane + 1)) * laneWidth;
  const place = (placeOf: (index: number) => number): Layout['stretches'] =>
    stretches.map(({label, from, to, lane}) => {
      // Not from the middle of its places, so that two that meet do not touch.
      const [first, last] = [placeOf(from) + 6, placeOf(to) - 6];
      if (textWidth(label, drawingTextSizes.note) > last - first)
        throw new Error(
          `“${label}” is longer than its bracket: shorten it to about ${Math.floor((last - first) / 6)} characters.`,
        );
      const side = lane * laneWidth + 20;
      const at = (along: number, across: number): Point => (upright ? [across, along] : [along, across]);
      const corners = [at(first, side + 7), at(first, side), at(last, side), at(last, side + 7)];
      return {corners, label, at: at((first + last) / 2, side - 12), upright};
    });
  return {room, place};
}

/** Lays a diagram out from left to right: names and notes below the places, labels above the arrows. */
export function layoutAcross(diagram: Diagram): Layout {
  const {places, links} = diagram;
  const [width, radius] = [720, 30];
  const stretches = layOutStretches(diagram, false, 36);
  const column = width / places.length;
  const xOf = (index: number) => Math.round(column * (index + 0.5));
  const labels = links.map(({label = ''}) => wrapLines(label, column - 2 * radius - 12));
  const notes = places.map(({note = ''}) => wrapLines(note, column - 20));
  const heightOf = (lines: readonly string[] = []) => lines.length * step;
  const y = stretches.room + Math.max(radius + 2, ...labels.map((lines) => heightOf(lines) + 12));
  const nameY = y + radius + 20;
  const noteTop = nameY + 16;
  const anchor = 'middle' as const;
  return {
    width,
    height: noteTop + Math.max(0, ...notes.map(heightOf)),
    radius,
    places: places.map((place, index) => {
      const [x, lines = []] = [xOf(index), notes[index]];
      return {
        place,
        center: [x, y],
        name: {x, y: nameY, lines: [place.name], kind: 'label', anchor},
        note: {x, y: noteTop + heightOf(lines) / 2, lines, kind: 'note', anchor},
      };
    }),
    links: links.map(({kind = 'accent'}, index) => {
      const [from, to, lines = []] = [xOf(index), xOf(index + 1), labels[index]];
      return {
        kind,
        from: [from + radius + clearance, y],
        to: [to - radius - clearance, y],
        label: {x: (from + to) / 2, y: y - 10 - heightOf(lines) / 2, lines, kind: 'note', anchor},
      };
    }),
    stretches: stretches.place(xOf),
  };
}

/** Above and below the label of a link, and the least length of an arrow, in an upright diagram. */
const labelGap = 14;
const shortestLink = 44;

/** Lays a diagram out from top to bottom: texts at the right of the places and arrows, brackets at the left. */
export function layoutDown(diagram: Diagram): Layout {
  const [width, radius] = [320, 23];
  const stretches = layOutStretches(diagram, true, 34);
  const x = stretches.room + radius + 2;
  const textX = x + radius + 16;
  const wrap = (text?: string) => (text === undefined ? [] : wrapLines(text, width - textX));
  const note = (top: number, lines: readonly string[]): PlacedText => {
    return {x: textX, y: top + (lines.length * step) / 2, lines, kind: 'note', anchor: 'start'};
  };

  const places: Layout['places'] = [];
  const links: Layout['links'] = [];
  let top = 2;
  for (const [index, place] of diagram.places.entries()) {
    const lines = wrap(place.note);
    const textBottom = top + 24 + lines.length * step;
    const nodeBottom = top + 2 * radius;
    const nameY = top + (lines.length > 0 ? 12 : radius);
    places.push({
      place,
      center: [x, top + radius],
      name: {x: textX, y: nameY, lines: [place.name], kind: 'label', anchor: 'start'},
      note: note(top + 24, lines),
    });
    const link = diagram.links[index];
    const bottom = Math.max(textBottom, nodeBottom);
    if (!link) {
      top = bottom;
      break;
    }
    const label = wrap(link.label);
    const labelTop = Math.max(textBottom + labelGap, nodeBottom + 6);
    const labelBottom = labelTop + label.length * step + labelGap;
    top = Math.max(labelBottom, bottom + labelGap, nodeBottom + shortestLink);
    links.push({
      kind: link.kind ?? 'accent',
      from: [x, nodeBottom + clearance],
      to: [x, top - clearance],
      label: note(labelTop, label),
    });
  }
  const yOf = (index: number) => places[index]?.center[1] ?? 0;
  return {width, height: top + 2, radius, places, links, stretches: stretches.place(yOf)};
}
