import {categories, type PageMeasure} from './readReport';

/** The value in the middle, or half way between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[half - 1], sorted[half]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** The median of each figure, and all audits that ever failed. */
export function medianOf(measures: readonly PageMeasure[]): PageMeasure {
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, median(measures.map(({scores}) => scores[category]))]),
    ) as PageMeasure['scores'],
    blocking: median(measures.map(({blocking}) => blocking)),
    largestPaint: median(measures.map(({largestPaint}) => largestPaint)),
    failed: [...new Set(measures.flatMap(({failed}) => failed))],
  };
}
