import fs from 'node:fs';
import type {RequestListener} from 'node:http';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {listenOnFreePort} from '../../../sandbox/node/listenOnFreePort';
import {createSiteServer} from '../../../scripts/server/createSiteServer';
import {holdFiles} from '../support/holdFiles';
import {pages, visit} from '../support/pageStates';
import {buildDir} from '../support/siteBuild';
import {expect, type Page, test} from '../support/test';

interface Shift {
  value: number;
  moved: string[];
}

type WatchedWindow = Window & {shifts: Shift[]};

/** Notes everything that moves without the reader having acted. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as unknown as WatchedWindow).shifts = shifts;
    new PerformanceObserver((list) => {
      type Source = {node?: Node; previousRect: DOMRect; currentRect: DOMRect};
      for (const entry of list.getEntries() as Array<
        PerformanceEntry & {value: number; hadRecentInput: boolean; sources: Source[]}
      >) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({node, previousRect, currentRect}) => {
          const text = node instanceof Element ? node.outerHTML.slice(0, 100) : (node?.textContent ?? '');
          return `${text} from ${previousRect.top} to ${currentRect.top}, ${scrollY} of ${document.body.scrollHeight} px scrolled`;
        });
        shifts.push({value: entry.value, moved});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as WatchedWindow).shifts);
}

/** Lets the fonts come half a second after the text. */
async function delayFonts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({top: y, behavior: 'instant'});
      // A browser without a window loses a frame now and then; the one after it tells of the same shifts. None takes so long.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 10_000);
      });
    }
  });
  // The browser reports a shift with the frame after it.
  await page.waitForTimeout(150);
}

for (const pageState of pages)
  test(`nothing moves on the ${pageState.name} at any width, in a first visit and in stored light mode`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    // While it intercepts, the browser keeps no fonts from one visit for the next.
    await delayFonts(page);
    for (const visitor of ['a first visit', 'stored light mode']) {
      if (visitor === 'stored light mode')
        await page.addInitScript(() => localStorage.setItem('theme', 'light'));
      for (const width of pageState.widths) {
        // A search page that is opened over itself would bring back what was shown.
        await page.goto('/robots.txt');
        await visit(page, pageState, width);
        await page.evaluate(() => document.fonts.ready);
        await scrollThrough(page);
        expect(await shifts(), `${visitor} at ${width} px`).toEqual([]);
      }
    }
  });

test('nothing moves when a list of results is opened over itself in another window', async ({page}) => {
  const shifts = await watchShifts(page);
  const list = pages.find(({name}) => name === 'search page') ?? pages[0];
  await visit(page, list, 375);
  await scrollThrough(page);
  await expect.poll(() => page.evaluate(() => history.state?.searchPlace?.top)).toBeGreaterThan(1000);
  await visit(page, list, 1280);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await shifts()).toEqual([]);
});

const timing = '/docs/device-sdk/terrestrial-module/timing-management';

/** Serves the build; the navbar of the timing page comes item by item. */
function sendNavbarInPieces(): RequestListener {
  const site = createSiteServer(buildDir);
  return async (request, response) => {
    if (request.url !== timing) return site(request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const page = fs.readFileSync(path.join(buildDir, `${timing}.html`), 'utf8');
    for (const piece of page.split(/(?=<(?:a|div|span) class="(?:navbar__item|toggles))/)) {
      response.write(piece);
      await pause(150);
    }
    response.end();
  };
}

test('nothing moves while the navbar comes in pieces', async ({page}) => {
  const server = await listenOnFreePort(sendNavbarInPieces());
  const shifts = await watchShifts(page);
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(`http://localhost:${server.port}${timing}`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await shifts()).toEqual([]);
  await server.close();
});

test('nothing moves when the buttons of a code block join late', async ({page}) => {
  const shifts = await watchShifts(page);
  await page.setViewportSize({width: 375, height: 812});
  const release = await holdFiles(page, '**/*.js');
  await page.goto(timing, {waitUntil: 'commit'});
  const titled = page.locator('.theme-code-block:has(> :nth-child(2))').first();
  await titled.scrollIntoViewIfNeeded();
  release();
  await expect(titled.getByRole('button', {name: 'Copy code to clipboard'})).toBeAttached();
  await page.waitForTimeout(150);
  expect(await shifts()).toEqual([]);
});

test('a shift is found', async ({page}) => {
  const shifts = await watchShifts(page);
  await visit(page, pages[1], 1280);
  await page.evaluate(() => {
    const bar = document.createElement('div');
    bar.style.height = '100px';
    document.body.prepend(bar);
  });
  await expect.poll(shifts).not.toEqual([]);
});
