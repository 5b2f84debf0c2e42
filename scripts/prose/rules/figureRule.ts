import type {Passage} from '../passages/Passage';
import type {Figure} from './Figure';
import {normalizeQuantity} from './quantities';
import type {Rule} from './Rule';

/** A place that states a figure. */
export interface Statement {
  figure: Figure;
  /** As it stands there. */
  stated: string;
  /** Index of the first character in the passage. */
  index: number;
}

/** Finds where a passage states a figure. */
export function statements({kind, row, text}: Passage, figures: readonly Figure[]): Statement[] {
  const before = kind === 'cell' && row !== undefined && row !== text ? `${row}: ` : '';
  return figures.flatMap((figure) => {
    const found = new Map<number, Statement>();
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
    statements(passage, figures)
      .filter(({figure, stated}) => !figure.right.has(normalizeQuantity(stated)))
      .map(({figure, stated, index}) => ({
        rule: 'figure',
        index,
        message: `"${stated}": the ${figure.name} is ${figure.value} (scripts/prose/data/figures.yaml).`,
      }));
}
