import {chromium, type Page} from '@playwright/test';
import {listenOnFreePort} from '../../sandbox/node/listenOnFreePort';
import type {BuiltSite} from '../analyze/BuiltSite';
import {findChromium} from '../browser/findBrowsers';
import {createSiteServer} from '../server/createSiteServer';
import type {ChangedRoute} from './changedRoutes';

/** A page as it was and as it is, in one window and one color mode: JPEG as base64, absent where there is no such page. */
export interface Pair {
  name: string;
  before?: string;
  after?: string;
}

export interface PicturedRoute extends ChangedRoute {
  pairs: Pair[];
}

const windows = [
  {name: 'Phone', width: 375},
  {name: 'Desktop', width: 1280},
];
/** Longer pages are cut: reviewers look at them in the preview. */
const longest = 6_000;

async function picture(page: Page, address: string, width: number): Promise<string> {
  await page.setViewportSize({width, height: 800});
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  const height = Math.min(longest, await page.evaluate(() => document.documentElement.scrollHeight));
  const bytes = await page.screenshot({
    type: 'jpeg',
    quality: 60,
    fullPage: true,
    clip: {x: 0, y: 0, width, height},
  });
  return bytes.toString('base64');
}

/** Takes pictures of pages in both sites: phone and desktop, dark and light. */
export async function takePictures(
  before: BuiltSite,
  after: BuiltSite,
  routes: readonly ChangedRoute[],
): Promise<PicturedRoute[]> {
  const servers = await Promise.all(
    [before, after].map(({build}) => listenOnFreePort(createSiteServer(build))),
  );
  const [old, own] = servers.map(({port}) => `http://localhost:${port}`);
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  try {
    const pictured: PicturedRoute[] = routes.map((route) => ({...route, pairs: []}));
    for (const colorScheme of ['dark', 'light'] as const) {
      const context = await browser.newContext({reducedMotion: 'reduce'});
      await context.addInitScript((mode) => localStorage.setItem('theme', mode), colorScheme);
      const page = await context.newPage();
      for (const {route, change, pairs} of pictured)
        for (const {name, width} of windows)
          pairs.push({
            name: `${name}, ${colorScheme}`,
            before: change === 'new' ? undefined : await picture(page, old + route, width),
            after: change === 'removed' ? undefined : await picture(page, own + route, width),
          });
      await context.close();
    }
    return pictured;
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}
