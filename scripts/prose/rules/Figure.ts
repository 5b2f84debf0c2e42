import {parse} from 'yaml';
import {normalizeQuantity, numberPattern, quantityPattern} from './quantities';

/** A figure that every page must state alike. */
export interface Figure {
  name: string;
  /** As pages write it. */
  value: string;
  /** All right values, made comparable. */
  right: ReadonlySet<string>;
  /** Sentences that state it; the group `stated` is what they say. */
  patterns: RegExp[];
}

interface WrittenFigure {
  name: string;
  value: string;
  also?: string[];
  nature: string;
  where: string[];
}

function toPattern(text: string): RegExp {
  const pattern = text
    .replace('{n}', `(?<stated>${numberPattern})`)
    .replace('{q}', `(?<stated>${quantityPattern})`);
  return new RegExp(pattern, 'gid');
}

/**
 * Reads `data/figures.yaml`.
 *
 * @throws Error that names a figure without value, nature or pattern
 */
export function readFigures(yaml: string): Figure[] {
  const written = parse(yaml) as WrittenFigure[];
  return written.map(({name, value, also = [], nature, where}) => {
    if (!name || !value || !nature || !where?.every((text) => /\{[nq]\}/.test(text)))
      throw new Error(`The figure "${name}" needs value, nature, and patterns with {n} or {q} in \`where\`.`);
    const right = new Set([value, ...also].map((text) => normalizeQuantity(String(text))));
    return {name, value: String(value), right, patterns: where.map(toPattern)};
  });
}
