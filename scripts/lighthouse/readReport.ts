import {categories, type Category, type PageMeasure} from './PageMeasure';

/** The part of Lighthouse's report that is read; scores go from 0 to 1. */
export interface LighthouseReport {
  runtimeError?: {message: string};
  categories: Record<Category, {score: number | null; auditRefs: {id: string; weight: number}[]}>;
  audits: Record<string, {title: string; score: number | null; numericValue?: number}>;
}

/**
 * Takes what counts here out of a report.
 *
 * @throws Error when the page could not be looked at
 */
export function readReport({runtimeError, categories: found, audits}: LighthouseReport): PageMeasure {
  if (runtimeError) throw new Error(`Lighthouse could not look at the page: ${runtimeError.message}`);
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round((found[category].score ?? 0) * 100)]),
  ) as PageMeasure['scores'];
  const counted = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category].auditRefs.filter(({weight}) => weight > 0));
  const measured = (audit: string): number => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}: look at the page again.`);
    return value;
  };
  return {
    scores,
    blocking: measured('total-blocking-time'),
    largestPaint: measured('largest-contentful-paint'),
    failed: counted
      .filter(({id}) => (audits[id]?.score ?? 1) < 1)
      .map(({id}) => `${id}: ${audits[id]?.title}`),
  };
}
