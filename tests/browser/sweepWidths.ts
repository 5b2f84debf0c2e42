import fs from 'node:fs';
import path from 'node:path';
import type {CDPSession, Page} from '@playwright/test';
import {overflow} from './overflow';
import {buildDir} from './siteBuild';

const [narrowest, widest] = [320, 1920];

/** Phones have any of the widths up to here, and little room: each is looked at. */
const everyWidthUpTo = 480;
const step = 64;

const styles = path.join(buildDir, 'assets', 'css');

/** Widths in pixels at which a built stylesheet changes something. */
const breakpoints = fs
  .readdirSync(styles)
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => [...fs.readFileSync(path.join(styles, file), 'utf8').matchAll(/@media[^{]*/g)])
  .flatMap(([query]) => [...query.matchAll(/([\d.]+)(px|rem)/g)])
  .map(([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1));

const atBreakpoints = new Set(breakpoints.flatMap((width) => [width - 1, width, width + 1]));

const widths = Array.from({length: widest - narrowest + 1}, (_, index) => narrowest + index).filter(
  (width) => width <= everyWidthUpTo || width % step === 0 || atBreakpoints.has(width),
);

/** For a state among many: what fits just beside a breakpoint fits up to the next one. */
export const fewWidths = widths.filter((width) => width % 8 === 0 || atBreakpoints.has(width));

/** A width of the window, what the window made of it, and how wide its content is. */
interface Measured {
  width: number;
  window: number;
  content: number;
}

/** Sets a width and measures; `isBreak` waits for scripts, which may act on it. */
async function measure(browser: CDPSession, width: number, isBreak: boolean): Promise<Measured> {
  const size = {width, height: 800, deviceScaleFactor: 1, mobile: false};
  const now = '[innerWidth, document.documentElement.scrollWidth]';
  const [, {result}] = await Promise.all([
    browser.send('Emulation.setDeviceMetricsOverride', size),
    browser.send('Runtime.evaluate', {
      expression: isBreak
        ? `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(${now}))))`
        : now,
      awaitPromise: true,
      returnByValue: true,
    }),
  ]);
  const [window, content] = result.value as [number, number];
  return {width, window, content};
}

/**
 * Takes a page through all widths of windows without reloading it.
 *
 * @returns the widths at which it scrolls sideways, and what stands out at the first of them
 */
export async function sweepWidths(page: Page, through = widths): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const browser = await page.context().newCDPSession(page);
  const answers: Promise<Measured>[] = [];
  for (const width of through) {
    const isBreak = atBreakpoints.has(width);
    answers.push(measure(browser, width, isBreak));
    // Commands are carried out in their order; to wait for each answer would take thrice the time.
    if (isBreak) await answers.at(-1);
  }
  const measured = await Promise.all(answers);
  await browser.send('Emulation.clearDeviceMetricsOverride');
  await browser.detach();
  const stray = measured.find(({width, window}) => window !== width);
  if (stray) throw new Error(`The window is ${stray.window} px wide instead of ${stray.width}.`);
  const wide = measured.filter(({window, content}) => content > window).map(({width}) => width);
  const [first] = wide;
  if (first === undefined) return [];
  await page.setViewportSize({width: first, height: 800});
  return [`at ${first} to ${wide.at(-1)} px (${wide.length} widths)`, ...(await overflow(page))];
}
