/** Categories of Lighthouse, in the order of its reports. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

/** What Lighthouse found on a page. */
export interface PageMeasure {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Total blocking time in milliseconds. */
  blocking: number;
  /** When the largest part of the first screen was painted, in milliseconds. */
  largestPaint: number;
  /** Audits that took points off, except those of performance, as `id: title`. */
  failed: string[];
}

/** The part of Lighthouse's report that is read; its scores go from 0 to 1. */
export interface LighthouseReport {
  runtimeError?: {message: string};
  categories: Record<Category, {score: number | null; auditRefs: {id: string; weight: number}[]}>;
  audits: Record<string, {title: string; score: number | null; numericValue?: number}>;
}

/** @throws Error when Lighthouse could not load the page, or left a figure out */
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
