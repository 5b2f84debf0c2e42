/** Categories of Lighthouse, in the order of its reports. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One category. */
export type Category = (typeof categories)[number];

/** What Lighthouse found on a page. */
export interface PageMeasure {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Total blocking time in milliseconds. */
  blocking: number;
  /** When the largest part of the first screen was there, in milliseconds. */
  largestPaint: number;
  /** Audits that took points off, but for those of performance, as `id: title`. */
  failed: string[];
}
