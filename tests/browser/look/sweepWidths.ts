import fs from 'node:fs';
import path from 'node:path';
import type {CDPSession, Page} from '@playwright/test';
import {overflow} from '../support/overflow';
import {buildDir} from '../support/siteBuild';

const [narrowest, widest] = [320, 1920];

/**
 * Between two breakpoints, what has a size of its own stands out most in the narrowest window, and what grows with the
 * window in the widest: both ends of each stretch are looked at. What grids and sizes in percent make of the widths in
 * between is looked at in steps. Phones have little room and any width, so their steps are smaller; they hit the two
 * stretches that were ever found to scroll, from 361 to 368 px and from 361 to 394.
 */
const phoneStep = 16;
const widestPhone = 480;
const step = 320;

const styles = path.join(buildDir, 'assets', 'css');

/** The last width before a built stylesheet changes something, and the first after it, in pixels. */
const atBreakpoints = new Set(
  fs
    .readdirSync(styles)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...fs.readFileSync(path.join(styles, file), 'utf8').matchAll(/@media([^{]*)/g)])
    .flatMap(([, query = '']) => [...query.matchAll(/([<>]=?)?([\d.]+)(px|rem)([<>]=?)?/g)])
    .flatMap(([, before, size, unit, after]) => {
      const width = Number(size) * (unit === 'rem' ? 16 : 1);
      // `width<=996px` and `996px<width` change after that width, `width<997px` and `997px<=width` before it.
      if (!before && !after) return [width - 1, width, width + 1];
      const isAfter = before === '<=' || before === '>' || after === '<' || after === '>=';
      return isAfter ? [width, width + 1] : [width - 1, width];
    }),
);

const widths = Array.from({length: widest - narrowest + 1}, (_, index) => narrowest + index).filter(
  (width) => width % (width <= widestPhone ? phoneStep : step) === 0 || atBreakpoints.has(width),
);

/** What is looked for in a page at some widths besides, on the way: to lay a page out takes longer than to look at it. */
export interface Look {
  widths: readonly number[];
  /** Runs in the page: it knows nothing but its own lines. */
  find: () => string[];
}

/** How wide the page's content is, and what scrolls sideways in what lies over it. Runs in the page. */
function measureContent(): [number, number, string[]] {
  const over = document.querySelectorAll(
    '[role=dialog], [role=dialog] *, .navbar-sidebar, .navbar-sidebar *',
  );
  const scrolls = [...over].filter(
    (box) =>
      box.scrollWidth > box.clientWidth &&
      box.clientWidth > 0 &&
      /auto|scroll/.test(getComputedStyle(box).overflowX),
  );
  const wide = scrolls.map((box) => `${box.scrollWidth} px: ${box.outerHTML.slice(0, 120)}`);
  return [innerWidth, document.documentElement.scrollWidth, wide];
}

/** A width of the window, what the window made of it, how wide its content is, and what else was found. */
interface Measured {
  width: number;
  window: number;
  content: number;
  over: string[];
  found: string[];
}

/** Scripts act where the sidebar comes to stand beside the text: from there on, and at first below. */
const acting = new Set([narrowest, 997]);

/** Sets a width and measures; waits for scripts where they act on it, and for the next picture where more is looked for. */
async function measure(browser: CDPSession, width: number, looks: readonly Look[]): Promise<Measured> {
  const size = {width, height: 800, deviceScaleFactor: 1, mobile: false};
  const now = `[...(${measureContent})(), [${looks.map(({find}) => `...(${find})()`).join()}]]`;
  const [, {result}] = await Promise.all([
    browser.send('Emulation.setDeviceMetricsOverride', size),
    browser.send('Runtime.evaluate', {
      expression: waits(width, looks)
        ? // A browser without a window loses a frame now and then. None takes so long.
          `new Promise((resolve) => {
            const answer = () => resolve(${now});
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(answer)));
            setTimeout(answer, 10000);
          })`
        : now,
      awaitPromise: true,
      returnByValue: true,
    }),
  ]);
  const [window, content, over, found] = result.value as [...ReturnType<typeof measureContent>, string[]];
  return {width, window, content, over, found: found.map((what) => `${width} px: ${what}`)};
}

const waits = (width: number, looks: readonly Look[]) => acting.has(width) || looks.length > 0;

/**
 * Takes a page through widths of windows without reloading it, and leaves it in the widest.
 *
 * @returns the widths at which it scrolls sideways, what stands out at the first of them, and what else was found
 */
export async function sweepWidths(page: Page, looks: readonly Look[] = []): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is laid out is not drawn then, which takes longer.
    document.documentElement.style.opacity = '0';
  });
  const browser = await page.context().newCDPSession(page);
  const answers: Promise<Measured>[] = [];
  const all = new Set([...widths, ...looks.flatMap((look) => look.widths)]);
  for (const width of [...all].sort((one, other) => one - other)) {
    const here = looks.filter((look) => look.widths.includes(width));
    answers.push(measure(browser, width, here));
    // Commands are carried out in their order; to wait for each answer would take thrice the time.
    if (waits(width, here)) await answers.at(-1);
  }
  const measured = await Promise.all(answers);
  await page.evaluate(() => {
    document.documentElement.style.opacity = '';
  });
  const stray = measured.find(({width, window}) => window !== width);
  if (stray) throw new Error(`The window is ${stray.window} px wide instead of ${stray.width}.`);
  const found = measured.flatMap((one) => one.found);
  const wide = measured.filter(({window, content, over}) => content > window || over.length > 0);
  const [first] = wide;
  if (first === undefined) return found;
  await page.setViewportSize({width: first.width, height: 800});
  const range = `at ${first.width} to ${wide.at(-1)?.width} px (${wide.length} widths)`;
  return [range, ...(await overflow(page)), ...first.over, ...found];
}
