import {type Browser, chromium} from '@playwright/test';
import {findChromium} from '../../browser/findChromium';

/** How much slower than this machine's the processor of a phone is taken to be, as Lighthouse does. */
const slowdown = 4;

/** What Chromium writes down about something that it did; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the processor, which other programs on the machine do not change. */
  tdur?: number;
}

/**
 * For how long a page keeps a phone from answering while it loads: what its tasks would take there beyond 50 ms each,
 * from the first paint until nothing happens any more.
 *
 * @param runs how many loads, each in a new browser context
 * @returns milliseconds, one figure a load
 */
export async function blockingTimes(url: string, runs: number): Promise<number[]> {
  const browser = await chromium.launch({executablePath: findChromium()});
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(blockingTime(await traceOf(browser, url)));
    return times;
  } finally {
    await browser.close();
  }
}

async function traceOf(browser: Browser, url: string): Promise<TraceEvent[]> {
  const page = await browser.newPage({viewport: {width: 412, height: 823}, isMobile: true});
  const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'loading', 'toplevel'];
  await browser.startTracing(page, {categories});
  await page.goto(url, {waitUntil: 'networkidle'});
  // Nothing may have been shown yet where other programs keep the machine busy.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const trace = await browser.stopTracing();
  await page.context().close();
  return JSON.parse(trace.toString()).traceEvents;
}

/** @throws Error when the trace holds no first paint, or no times of the processor */
function blockingTime(events: TraceEvent[]): number {
  const paint = events.find(({name}) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('Chromium traced no first paint: nothing was shown.');
  const tasks = events.filter(
    ({name, pid, tid, ts, dur = 0}) =>
      name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts,
  );
  if (!tasks.some(({tdur}) => tdur)) throw new Error('Chromium traced no times of the processor.');
  return tasks.reduce((sum, {tdur = 0}) => sum + Math.max(0, (tdur / 1000) * slowdown - 50), 0);
}
