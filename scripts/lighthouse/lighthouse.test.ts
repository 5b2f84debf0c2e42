import {describe, expect, it} from 'vitest';
import type {Grade} from './gradeSite';
import {type LighthouseReport, type PageMeasure, readReport} from './measurePage';
import {comparisonTable, gradeLine, medianOf, resultTable, shortfalls} from './report';

const category = (score: number, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({id, weight: id === 'hint' ? 0 : 1})),
});
const report: LighthouseReport = {
  categories: {
    performance: category(0.974, 'total-blocking-time'),
    accessibility: category(0.9, 'color-contrast', 'hint'),
    'best-practices': category(1, 'errors-in-console'),
    seo: category(1),
  },
  audits: {
    'total-blocking-time': {title: 'Blocking', score: 0.8, numericValue: 151.6},
    'largest-contentful-paint': {title: 'Paint', score: 0.9, numericValue: 1840},
    'color-contrast': {title: 'Contrast is too low', score: 0},
    'errors-in-console': {title: 'No errors', score: 1},
    hint: {title: 'A hint', score: 0},
  },
};
const measure = (performance: number, blocking: number): PageMeasure => ({
  ...readReport(report),
  scores: {performance, accessibility: 100, 'best-practices': 100, seo: 100},
  blocking,
  failed: [],
});

const best: Grade = {score: 145, grade: 'A+', findings: {}};

it('reads points, times and the audits that took points off', () => {
  expect(readReport(report)).toEqual({
    scores: {performance: 97, accessibility: 90, 'best-practices': 100, seo: 100},
    blocking: 151.6,
    largestPaint: 1840,
    failed: ['color-contrast: Contrast is too low'],
  });
});

it('refuses a report of a page that did not load, or without a figure', () => {
  const {'total-blocking-time': _, ...audits} = report.audits;
  expect(() => readReport({...report, audits})).toThrow('did not measure total-blocking-time');
  expect(() => readReport({...report, runtimeError: {message: 'no page'}})).toThrow('no page');
});

it('takes the median of each figure by itself', () => {
  const {scores, blocking} = medianOf([measure(99, 90), measure(91, 300), measure(96, 120)]);
  expect([scores.performance, blocking]).toEqual([96, 120]);
  expect(medianOf([measure(90, 100), measure(95, 200)]).blocking).toBe(150);
});

describe('a page falls short', () => {
  it.each([
    ['of performance', measure(96, 10), 'performance is 96'],
    ['by blocking a phone', measure(97, 201), 'blocks a phone for 201 ms'],
    ['of accessibility', readReport(report), 'color-contrast: Contrast is too low'],
  ])('%s', (_, measured, sentence) => {
    expect(shortfalls([{page: '/', ...measured}], best).join('\n')).toContain(sentence);
  });

  it('and one that reaches all limits does not', () => {
    expect(shortfalls([{page: '/', ...measure(97, 200)}], best)).toEqual([]);
  });
});

it('names the rules that cost the Observatory its points', () => {
  const poor: Grade = {score: 75, grade: 'B', findings: {'csp-not-implemented': -25, 'hsts-preloaded': 5}};
  expect(shortfalls([], poor).join()).toBe(
    'The Observatory gives 75 points of 135; csp-not-implemented -25.',
  );
  expect(gradeLine(poor)).toBe("MDN's HTTP Observatory: B, 75 points.");
});

/** The rows of a table without its head and without the spaces that align it. */
const rowsOf = (table: string) => table.replace(/ +/g, ' ').split('\n').slice(2);

it('makes a row a page', () => {
  expect(rowsOf(resultTable([{page: '/docs', ...measure(95, 199.6)}]))).toEqual([
    '| `/docs` | 95 | 100 | 100 | 100 | 200 | 1.84 |',
  ]);
});

it('puts the medians of two builds below each other, with how far they waver', () => {
  const table = comparisonTable([
    {page: '/docs', build: '/before', measures: [measure(91, 300), measure(99, 90), measure(96, 120)]},
    {page: '/docs', build: '/after', measures: [measure(98, 80), measure(97, 100)]},
  ]);
  expect(rowsOf(table)).toEqual([
    '| `/docs` | /before | 96 (91 to 99) | 1.84 (1.84 to 1.84) | 120 (90 to 300) |',
    '| `/docs` | /after | 97.5 (97 to 98) | 1.84 (1.84 to 1.84) | 90 (80 to 100) |',
  ]);
});
