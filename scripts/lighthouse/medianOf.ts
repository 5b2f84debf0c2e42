import {categories, type PageMeasure} from './PageMeasure';

function middle(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[half - 1], sorted[half]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** The median of each figure, and all audits that ever failed. */
export function medianOf(measures: readonly PageMeasure[]): PageMeasure {
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, middle(measures.map(({scores}) => scores[category]))]),
    ) as PageMeasure['scores'],
    blocking: middle(measures.map(({blocking}) => blocking)),
    largestPaint: middle(measures.map(({largestPaint}) => largestPaint)),
    failed: [...new Set(measures.flatMap(({failed}) => failed))],
  };
}
