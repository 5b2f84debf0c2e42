import {markdownTable} from 'markdown-table';
import {median} from '../analyze/report';
import type {Grade} from './gradeSite';
import {categories, type PageMeasure} from './measurePage';

/** Fewest points of performance; every other category must have all 100. */
const leastPerformance = 97;
/** Most milliseconds that a page may block a phone. */
const mostBlocking = 200;
/** Fewest points by the rules of MDN's HTTP Observatory. */
const leastScore = 135;

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const rounded = (value: number) => String(Math.round(value));

/** The medians of a page. */
export type PageMedian = PageMeasure & {page: string};

/** The median of each figure, and all audits that ever failed. */
export function medianOf(measures: readonly PageMeasure[]): PageMeasure {
  const scores = categories.map((category) => [
    category,
    median(measures.map((one) => one.scores[category])),
  ]);
  return {
    scores: Object.fromEntries(scores) as PageMeasure['scores'],
    blocking: median(measures.map(({blocking}) => blocking)),
    largestPaint: median(measures.map(({largestPaint}) => largestPaint)),
    failed: [...new Set(measures.flatMap(({failed}) => failed))],
  };
}

/** The table of one build. */
export function resultTable(medians: readonly PageMedian[]): string {
  return markdownTable([
    ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'Blocking (ms)', 'Largest paint (s)'],
    ...medians.map(({page, scores, blocking, largestPaint}) => {
      const points = categories.map((category) => String(scores[category]));
      return [`\`${page}\``, ...points, rounded(blocking), seconds(largestPaint)];
    }),
  ]);
}

/**
 * The table of two builds, a row for each page and build: medians, with the least and the most that were measured,
 * which show how far the machine itself wavers.
 */
export function comparisonTable(
  comparisons: readonly {page: string; build: string; measures: readonly PageMeasure[]}[],
): string {
  return markdownTable([
    ['Page', 'Build', 'Performance', 'Largest paint (s)', 'Blocking (ms)'],
    ...comparisons.map(({page, build, measures}) => {
      const spread = (figure: (measure: PageMeasure) => number, write: (value: number) => string) => {
        const values = measures.map(figure);
        return `${write(median(values))} (${write(Math.min(...values))} to ${write(Math.max(...values))})`;
      };
      const performance = spread(({scores}) => scores.performance, String);
      const paint = spread(({largestPaint}) => largestPaint, seconds);
      return [`\`${page}\``, build, performance, paint, spread(({blocking}) => blocking, rounded)];
    }),
  ]);
}

/** The sentence under the table of one build. */
export function gradeLine({grade, score}: Grade): string {
  return `MDN's HTTP Observatory: ${grade}, ${score} points.`;
}

/** A sentence for each figure that falls short, with the audits that took the points. */
export function shortfalls(medians: readonly PageMedian[], {score, findings}: Grade): string[] {
  const problems: string[] = [];
  for (const {page, scores, blocking, failed} of medians) {
    const {performance, ...others} = scores;
    if (performance < leastPerformance)
      problems.push(`${page}: performance is ${performance}, and must be ${leastPerformance} or more.`);
    if (blocking > mostBlocking)
      problems.push(
        `${page}: blocks a phone for ${rounded(blocking)} ms, of ${mostBlocking} ms that it may.`,
      );
    if (Object.values(others).some((points) => points < 100))
      problems.push(`${page}: points are lost by\n${failed.map((audit) => `  ${audit}`).join('\n')}`);
  }
  const lost = Object.entries(findings).filter(([, points]) => points < 0);
  const names = lost.map(([rule, points]) => `${rule} ${points}`).join(', ');
  if (score < leastScore) problems.push(`The Observatory gives ${score} points of ${leastScore}; ${names}.`);
  return problems;
}
