import {wrapLines} from '@site/src/components/drawing/wrapLines';
import {type Diagram, laneStretches} from './diagram';
import {bracketLabel, clearance, inset, type Layout, size, step, tick} from './layout';

const width = 320;
const radius = 23;
/** A lane holds the bracket, a gap, and a label that is turned to run along it. */
const laneWidth = 34;
/** From the top of a place to the middle of its name, and to its note. */
const nameOffset = 12;
const noteOffset = 24;
/** Above and below the label of a link. */
const labelGap = 14;
const shortestLink = 44;

/** Lays a diagram out from top to bottom: texts at the right of the places and arrows, brackets at the left. */
export function layoutDown(diagram: Diagram): Layout {
  const {places, links} = diagram;
  const stretches = laneStretches(diagram);
  const lanes = Math.max(0, ...stretches.map(({lane}) => lane + 1)) * laneWidth;
  const x = lanes + radius + 2;
  const textX = x + radius + 16;
  const wrap = (text = '') => wrapLines(text, width - textX, size.note);

  const laidPlaces: Layout['places'][number][] = [];
  const laidLinks: Layout['links'][number][] = [];
  let top = 2;
  for (const [index, place] of places.entries()) {
    const lines = place.note === undefined ? [] : wrap(place.note);
    const textBottom = top + noteOffset + lines.length * step;
    const nodeBottom = top + 2 * radius;
    laidPlaces.push({
      place,
      center: [x, top + radius],
      name: {lines: [place.name], at: [textX, lines.length > 0 ? top + nameOffset : top + radius]},
      note: {lines, at: [textX, top + noteOffset + (lines.length * step) / 2]},
    });
    const link = links[index];
    const label = link?.label === undefined ? [] : wrap(link.label);
    const bottom = Math.max(textBottom, nodeBottom);
    if (!link) {
      top = bottom;
      break;
    }
    const labelTop = Math.max(textBottom + labelGap, nodeBottom + 6);
    const next = Math.max(
      labelTop + label.length * step + labelGap,
      bottom + labelGap,
      nodeBottom + shortestLink,
    );
    laidLinks.push({
      kind: link.kind ?? 'accent',
      from: [x, nodeBottom + clearance],
      to: [x, next - clearance],
      label: {lines: label, at: [textX, labelTop + (label.length * step) / 2]},
    });
    top = next;
  }

  const yOf = (index: number) => laidPlaces[index]?.center[1] ?? 0;
  return {
    width,
    height: top + 2,
    radius,
    anchor: 'start',
    places: laidPlaces,
    links: laidLinks,
    stretches: stretches.map(({label, from, to, lane}) => {
      const left = lane * laneWidth + 20;
      const [first, last] = [yOf(from) + inset, yOf(to) - inset];
      return {
        corners: [
          [left + tick, first],
          [left, first],
          [left, last],
          [left + tick, last],
        ],
        label: {lines: bracketLabel(label, last - first), at: [left - 12, (first + last) / 2]},
        upright: true,
      };
    }),
  };
}
