import type {Grade} from '../nginx/gradeSite';
import type {PageMeasure} from './PageMeasure';

/** Medians of one page. */
export type PageMedian = PageMeasure & {page: string};

/** Least points of performance; every other category has all 100. */
const leastPerformance = 95;
/** Most milliseconds that a page may block a phone. */
const mostBlocking = 200;
/** Least points by the rules of MDN's HTTP Observatory. */
const leastScore = 135;

/** The table of CONTRIBUTING. */
export function resultTable(medians: readonly PageMedian[]): string {
  return [
    '| Page | Performance | Accessibility | Best practices | SEO | Blocking (ms) | Largest paint (s) |',
    '|---|---|---|---|---|---|---|',
    ...medians.map(({page, scores, blocking, largestPaint}) => {
      const {performance, accessibility, seo} = scores;
      const points = [performance, accessibility, scores['best-practices'], seo];
      return `| \`${page}\` | ${points.join(' | ')} | ${Math.round(blocking)} | ${(largestPaint / 1000).toFixed(1)} |`;
    }),
  ].join('\n');
}

/** The sentence under the table. */
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
