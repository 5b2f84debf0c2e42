import type {glyphs} from '@site/src/components/drawing/glyphs';

export interface Place {
  name: string;
  /** What happens there; the drawing breaks it into lines. */
  note?: string;
  glyph: keyof typeof glyphs;
}

/** A system as a path: places in order, and a link between each and the next. */
export interface Diagram {
  places: readonly Place[];
  /** `accent` (default) is the path that the drawing is about, `radio` the same over the air, `plain` is beside it. */
  links: readonly {label?: string; kind?: 'plain' | 'accent' | 'radio'}[];
  /** Parts of the path that have something in common, such as “encrypted until here”, by the names of their ends. */
  stretches?: readonly {label: string; from: string; to: string}[];
}

/**
 * The stretches with the positions of their places, each in a lane in which it overlaps no other; two that only meet
 * share one. Links and stretches that do not fit the places stop the build.
 */
export function laneStretches({places, links, stretches = []}: Diagram) {
  if (links.length !== places.length - 1)
    throw new Error(
      `${places.length} places need ${places.length - 1} links, one to each next place; there are ${links.length}.`,
    );
  const lanes: number[] = [];
  return stretches.map(({label, ...ends}) => {
    const from = places.findIndex(({name}) => name === ends.from);
    const to = places.findIndex(({name}) => name === ends.to);
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
  const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
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
