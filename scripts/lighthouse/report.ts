import type {Grade} from './gradeSite';
import {median} from './medianOf';
import type {PageMeasure} from './readReport';

/** Medians of one page. */
export type PageMedian = PageMeasure & {page: string};

/** What was measured of one page in two builds. */
export interface PageComparison {
  page: string;
  /** By the folder of the build. */
  builds: Record<string, readonly PageMeasure[]>;
}

/** Fewest points of performance; every other category must have all 100. */
const leastPerformance = 97;
/** Most milliseconds that a page may block a phone. */
const mostBlocking = 200;
/** Fewest points by the rules of MDN's HTTP Observatory. */
const leastScore = 135;

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

/** The table of one build. */
export function resultTable(medians: readonly PageMedian[]): string {
  return [
    '| Page | Performance | Accessibility | Best practices | SEO | Blocking (ms) | Largest paint (s) |',
    '|---|---|---|---|---|---|---|',
    ...medians.map(({page, scores, blocking, largestPaint}) => {
      const {performance, accessibility, seo} = scores;
      const points = [performance, accessibility, scores['best-practices'], seo];
      return `| \`${page}\` | ${points.join(' | ')} | ${Math.round(blocking)} | ${seconds(largestPaint)} |`;
    }),
  ].join('\n');
}

/** A median, with the least and the most that were measured, which show how far the machine itself wavers. */
function spread(values: readonly number[], write: (value: number) => string): string {
  return `${write(median(values))} (${write(Math.min(...values))} to ${write(Math.max(...values))})`;
}

/** The table of two builds: a row for each page and build. */
export function comparisonTable(comparisons: readonly PageComparison[]): string {
  const rows = comparisons.flatMap(({page, builds}) =>
    Object.entries(builds).map(([build, measures]) => {
      const of = (figure: (measure: PageMeasure) => number, write: (value: number) => string) =>
        spread(measures.map(figure), write);
      const figures = [
        of(({scores}) => scores.performance, String),
        of(({largestPaint}) => largestPaint, seconds),
        of(
          ({blocking}) => blocking,
          (value) => String(Math.round(value)),
        ),
      ];
      return `| \`${page}\` | ${build} | ${figures.join(' | ')} |`;
    }),
  );
  return [
    '| Page | Build | Performance | Largest paint (s) | Blocking (ms) |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The sentence under the table of one build. */
export function gradeLine({grade, score}: Grade): string {
  return `MDN's HTTP Observatory: ${grade}, ${score} points.`;
}

/** A sentence for each figure that falls short, with the audits that took the points. */
export function shortfalls(medians: readonly PageMedian[], {score, findings}: Grade): string[] {
  const pages = medians.flatMap(({page, scores, blocking, failed}) => {
    const {performance, ...others} = scores;
    return [
      ...(performance < leastPerformance
        ? [`${page}: performance is ${performance}, and must be ${leastPerformance} or more.`]
        : []),
      ...(blocking > mostBlocking
        ? [`${page}: blocks a phone for ${Math.round(blocking)} ms, of ${mostBlocking} ms that it may.`]
        : []),
      ...(Object.values(others).some((score) => score < 100)
        ? [`${page}: points are lost by\n${failed.map((audit) => `  ${audit}`).join('\n')}`]
        : []),
    ];
  });
  if (score >= leastScore) return pages;
  const lost = Object.entries(findings).filter(([, points]) => points < 0);
  return [
    ...pages,
    `The Observatory gives ${score} points of ${leastScore}; ${lost.map(([rule, points]) => `${rule} ${points}`).join(', ')}.`,
  ];
}
