import type {GlyphName} from '@site/src/components/drawing/glyphs';

/** A place that something passes through. */
export interface Place {
  name: string;
  /** What happens there; the drawing breaks it into lines. */
  note?: string;
  glyph: GlyphName;
}

/** What goes from one place to the next. */
export interface Link {
  label?: string;
  /** `accent` (default) is the path that the drawing is about, `radio` the same over the air, `plain` is beside it. */
  kind?: 'plain' | 'accent' | 'radio';
}

/** Part of the path that has something in common, such as “encrypted until here”. */
export interface Stretch {
  label: string;
  /** Names of the places where it begins and ends. */
  from: string;
  to: string;
}

/** A system as a path: places in order, and a link between each and the next. */
export interface Diagram {
  places: readonly Place[];
  links: readonly Link[];
  stretches?: readonly Stretch[];
}

/** A stretch with the positions of its places, and the lane in which it overlaps no other. */
export interface LaidStretch {
  label: string;
  from: number;
  to: number;
  lane: number;
}

/**
 * Finds a lane for each stretch; two that only meet share one.
 *
 * @throws when links or stretches do not fit the places
 */
export function laneStretches({places, links, stretches = []}: Diagram): LaidStretch[] {
  if (links.length !== places.length - 1)
    throw new Error(
      `${places.length} places need ${places.length - 1} links, one to each next place; there are ${links.length}.`,
    );
  const lanes: number[] = [];
  return stretches.map(({label, ...ends}) => {
    const [from = -1, to = -1] = [ends.from, ends.to].map((end) =>
      places.findIndex(({name}) => name === end),
    );
    if (from < 0 || to <= from)
      throw new Error(
        `“${label}” goes from “${ends.from}” to “${ends.to}”: name two places, in their order.`,
      );
    const free = lanes.findIndex((end) => end <= from);
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = to;
    return {label, from, to, lane};
  });
}
