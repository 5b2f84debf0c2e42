import {parse} from 'yaml';
import type {Passage, Rule} from '../passages/Passage';
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

/** A place that states a figure. */
interface StatedFigure {
  figure: Figure;
  /** As it stands there. */
  stated: string;
  /** Index of the first character in the passage. */
  index: number;
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
    const stating = (pattern: string) => `(?<stated>${pattern})`;
    const patterns = where.map((text) =>
      text.replace('{n}', stating(numberPattern)).replace('{q}', stating(quantityPattern)),
    );
    return {name, value: String(value), right, patterns: patterns.map((text) => new RegExp(text, 'gid'))};
  });
}

/** Finds where a passage states a figure. */
export function statedFigures({kind, row, text}: Passage, figures: readonly Figure[]): StatedFigure[] {
  const before = kind === 'cell' && row !== undefined && row !== text ? `${row}: ` : '';
  return figures.flatMap((figure) => {
    const found = new Map<number, StatedFigure>();
    for (const pattern of figure.patterns) {
      for (const match of (before + text).matchAll(pattern)) {
        const [start] = match.indices?.groups?.stated ?? [0];
        const index = Math.max(0, start - before.length);
        found.set(index, {figure, stated: match.groups?.stated ?? '', index});
      }
    }
    return [...found.values()];
  });
}

/** Finds figures that are stated with another value than theirs. */
export function figureRule(figures: readonly Figure[]): Rule {
  return (passage) =>
    statedFigures(passage, figures)
      .filter(({figure, stated}) => !figure.right.has(normalizeQuantity(stated)))
      .map(({figure, stated, index}) => ({
        index,
        message: `"${stated}": the ${figure.name} is ${figure.value} (scripts/prose/data/figures.yaml).`,
      }));
}
