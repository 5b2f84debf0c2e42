import type {glyphs} from '@site/src/components/drawing/glyphs';

/** A place that something passes through. */
export interface Place {
  name: string;
  /** What happens there; the drawing breaks it into lines. */
  note?: string;
  glyph: keyof typeof glyphs;
}

/** What goes from one place to the next. */
interface Link {
  label?: string;
  /** `accent` (default) is the path that the drawing is about, `radio` the same over the air, `plain` is beside it. */
  kind?: 'plain' | 'accent' | 'radio';
}

/** Part of the path that has something in common, such as “encrypted until here”. */
interface Stretch {
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

/**
 * The stretches with the positions of their places, each in a lane in which it overlaps no other; two that only meet
 * share one.
 *
 * @throws when links or stretches do not fit the places
 */
export function laneStretches({places, links, stretches = []}: Diagram) {
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

/** A diagram in words, for those who cannot see it: the places in order, what goes between them, the stretches. */
export function describeDiagram({places, links, stretches = []}: Diagram): string {
  const steps = places.flatMap(({name, note}, index) => {
    const link = links[index];
    const next = places[index + 1];
    const place = note ? `${name}: ${sentence(note)}` : sentence(name);
    if (!link || !next) return [place];
    const way = link.kind === 'radio' ? `By radio to ${next.name}` : `To ${next.name}`;
    return [place, sentence(link.label ? `${way}: ${link.label}` : way)];
  });
  return [...steps, ...stretches.map(({label, from, to}) => `${label}: from ${from} to ${to}.`)].join(' ');
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
