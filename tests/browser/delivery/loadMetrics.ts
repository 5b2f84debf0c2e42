import type {Page} from '@playwright/test';

/** What loading a page costs its reader. */
export interface LoadMetrics {
  /** Requests to the page's own server so far; scripts begin after the first paint, before or after the load event. */
  requests: number;
  /** Sum of the layout shifts without an input. */
  layoutShift: number;
  /** Size of the largest paint in square pixels. */
  largestPaintSize: number;
  /** Milliseconds from the navigation on; on a busy machine they say little of one load. */
  firstPaint: number;
  largestPaint: number;
  load: number;
}

/** Measures the load of the page that is open. */
export function loadMetrics(page: Page): Promise<LoadMetrics> {
  return page.evaluate(() => {
    /** Entries that the browser has kept from the beginning on. */
    function kept<Entry extends PerformanceEntry>(type: string): Entry[] {
      const observer = new PerformanceObserver(() => {});
      observer.observe({type, buffered: true});
      const entries = observer.takeRecords() as Entry[];
      observer.disconnect();
      return entries;
    }
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const load = navigation?.loadEventEnd ?? 0;
    const largest = kept<PerformanceEntry & {size: number}>('largest-contentful-paint').at(-1);
    const shifts = kept<PerformanceEntry & {value: number; hadRecentInput: boolean}>('layout-shift');
    return {
      requests: performance.getEntriesByType('resource').filter(({name}) => name.startsWith(location.origin))
        .length,
      layoutShift: shifts.reduce((sum, {value, hadRecentInput}) => sum + (hadRecentInput ? 0 : value), 0),
      largestPaintSize: largest?.size ?? 0,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largestPaint: largest?.startTime ?? 0,
      load,
    };
  });
}
