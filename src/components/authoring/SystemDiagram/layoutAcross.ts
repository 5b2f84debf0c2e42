import {wrapLines} from '@site/src/components/drawing/wrapLines';
import {type Diagram, laneStretches} from './diagram';
import {bracketLabel, clearance, inset, type Layout, mostLines, size, step, tick} from './layout';

const width = 720;
const radius = 30;
/** A lane holds a label, a gap, and the bracket. */
const laneHeight = 36;

/** Lays a diagram out from left to right: names and notes below the places, labels above the arrows. */
export function layoutAcross(diagram: Diagram): Layout {
  const {places, links} = diagram;
  const stretches = laneStretches(diagram);
  const column = width / places.length;
  const xOf = (index: number) => Math.round(column * (index + 0.5));
  const labels = links.map(({label = ''}) => wrapLines(label, column - 2 * radius - 12, size.note));
  const notes = places.map(({note = ''}) => wrapLines(note, column - 20, size.note));
  const lanes = Math.max(0, ...stretches.map(({lane}) => lane + 1)) * laneHeight;
  const y = lanes + Math.max(radius + 2, mostLines(labels) * step + 12);
  const nameY = y + radius + 20;
  const noteTop = nameY + 16;
  return {
    width,
    height: noteTop + mostLines(notes) * step,
    radius,
    anchor: 'middle',
    places: places.map((place, index) => {
      const lines = notes[index] ?? [];
      return {
        place,
        center: [xOf(index), y],
        name: {lines: [place.name], at: [xOf(index), nameY]},
        note: {lines, at: [xOf(index), noteTop + (lines.length * step) / 2]},
      };
    }),
    links: links.map(({kind = 'accent'}, index) => {
      const lines = labels[index] ?? [];
      const middle = (xOf(index) + xOf(index + 1)) / 2;
      return {
        kind,
        from: [xOf(index) + radius + clearance, y],
        to: [xOf(index + 1) - radius - clearance, y],
        label: {lines, at: [middle, y - 10 - (lines.length * step) / 2]},
      };
    }),
    stretches: stretches.map(({label, from, to, lane}) => {
      const top = lane * laneHeight + 20;
      const [left, right] = [xOf(from) + inset, xOf(to) - inset];
      return {
        corners: [
          [left, top + tick],
          [left, top],
          [right, top],
          [right, top + tick],
        ],
        label: {lines: bracketLabel(label, right - left), at: [(left + right) / 2, top - 12]},
        upright: false,
      };
    }),
  };
}
