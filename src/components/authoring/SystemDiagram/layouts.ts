import {type PlacedText, type Point, lineHeight, textWidth, wrapLines} from '@site/src/components/drawing';
import {drawingTextSizes} from '@site/design/typography';
import {type Diagram, laneStretches, type Place} from './diagram';

/** Where everything in a diagram stands, in units of the drawing. */
export interface Layout {
  width: number;
  height: number;
  radius: number;
  places: {place: Place; center: Point; name: PlacedText; note: PlacedText}[];
  links: {kind: 'plain' | 'accent' | 'radio'; from: Point; to: Point; label: PlacedText}[];
  /** Brackets, from one end over two corners to the other. */
  stretches: {corners: Point[]; label: string; at: Point; upright: boolean}[];
}

/** Room between an arrow and the circles that it joins. */
const clearance = 7;

const wrap = (text: string | undefined, width: number) => (text ? wrapLines(text, width) : []);
const heightOf = (lines: readonly string[]) => lines.length * lineHeight.note;

function noteBelow(x: number, top: number, lines: string[], anchor: PlacedText['anchor']): PlacedText {
  return {x, y: top + heightOf(lines) / 2, lines, kind: 'note', anchor};
}

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
  const [width, radius] = [720, 30];
  const stretches = layOutStretches(diagram, false, 36);
  const column = width / diagram.places.length;
  const xOf = (index: number) => Math.round(column * (index + 0.5));
  const anchor = 'middle';
  const labels = diagram.links.map(({label}) => wrap(label, column - 2 * radius - 12));
  const y = stretches.room + Math.max(radius + 2, ...labels.map((lines) => heightOf(lines) + 12));
  const noteTop = y + radius + 36;
  const places = diagram.places.map((place, index): Layout['places'][number] => ({
    place,
    center: [xOf(index), y],
    name: {x: xOf(index), y: noteTop - 16, lines: [place.name], kind: 'label', anchor},
    note: noteBelow(xOf(index), noteTop, wrap(place.note, column - 20), anchor),
  }));
  return {
    width,
    height: noteTop + Math.max(...places.map(({note}) => heightOf(note.lines))),
    radius,
    places,
    links: diagram.links.map(({kind = 'accent'}, index) => {
      const [from, to, lines = []] = [xOf(index), xOf(index + 1), labels[index]];
      return {
        kind,
        from: [from + radius + clearance, y],
        to: [to - radius - clearance, y],
        label: noteBelow((from + to) / 2, y - 10 - heightOf(lines), lines, anchor),
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
  const places: Layout['places'] = [];
  const links: Layout['links'] = [];
  let top = 2;
  let bottom = top;
  for (const [index, place] of diagram.places.entries()) {
    const lines = wrap(place.note, width - textX);
    const textBottom = top + 24 + heightOf(lines);
    const nodeBottom = top + 2 * radius;
    bottom = Math.max(textBottom, nodeBottom);
    const nameY = top + (lines.length > 0 ? 12 : radius);
    places.push({
      place,
      center: [x, top + radius],
      name: {x: textX, y: nameY, lines: [place.name], kind: 'label', anchor: 'start'},
      note: noteBelow(textX, top + 24, lines, 'start'),
    });
    const link = diagram.links[index];
    if (!link) break;
    const label = wrap(link.label, width - textX);
    const labelTop = Math.max(textBottom + labelGap, nodeBottom + 6);
    top = Math.max(labelTop + heightOf(label) + labelGap, bottom + labelGap, nodeBottom + shortestLink);
    links.push({
      kind: link.kind ?? 'accent',
      from: [x, nodeBottom + clearance],
      to: [x, top - clearance],
      label: noteBelow(textX, labelTop, label, 'start'),
    });
  }
  const yOf = (index: number) => places[index]?.center[1] ?? 0;
  return {width, height: bottom + 2, radius, places, links, stretches: stretches.place(yOf)};
}
