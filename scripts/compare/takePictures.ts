import {chromium, type Page} from '@playwright/test';
import {listenOnFreePort} from '../../sandbox/node/listenOnFreePort';
import type {BuiltSite} from '../analyze/BuiltSite';
import {findChromium} from '../browser/findBrowsers';
import {createSiteServer} from '../server/createSiteServer';
import type {ChangedRoute} from './changedRoutes';

export interface PicturedRoute extends ChangedRoute {
  /** As it was and as it is, in each window and color mode: JPEG as base64, absent where there is no such page. */
  pairs: {name: string; before?: string; after?: string}[];
}

const windows = {Phone: 375, Desktop: 1280};
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

export async function takePictures(before: BuiltSite, after: BuiltSite, routes: readonly ChangedRoute[]) {
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
        for (const [name, width] of Object.entries(windows))
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
