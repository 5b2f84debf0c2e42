import {markdownTable} from 'markdown-table';
import {median} from '../analyze/report';
import type {Grade} from './gradeSite';
import {categories, type PageMeasure, scoresOf} from './measurePage';

/** Fewest points of performance; every other category must have all 100. */
const leastPerformance = 97;
const mostBlocking = 200;
const leastScore = 135;

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const rounded = (value: number) => String(Math.round(value));

export type PageMedian = PageMeasure & {page: string};

export function medianOf(measures: readonly PageMeasure[]): PageMeasure {
  return {
    scores: scoresOf((category) => median(measures.map(({scores}) => scores[category]))),
    blocking: median(measures.map(({blocking}) => blocking)),
    largestPaint: median(measures.map(({largestPaint}) => largestPaint)),
    failed: [...new Set(measures.flatMap(({failed}) => failed))],
  };
}

export function resultTable(medians: readonly PageMedian[]): string {
  return markdownTable([
    ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'Blocking (ms)', 'Largest paint (s)'],
    ...medians.map(({page, scores, blocking, largestPaint}) => {
      const points = categories.map((category) => String(scores[category]));
      return [`\`${page}\``, ...points, rounded(blocking), seconds(largestPaint)];
    }),
  ]);
}

/** Two builds, a row for each page and build; the least and the most show how far the machine itself wavers. */
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
