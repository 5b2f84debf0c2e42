import type {Diagram} from './diagram';

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
