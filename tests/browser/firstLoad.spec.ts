import {brotliCompressSync} from 'node:zlib';
import {expect, type Page, test} from '@playwright/test';

/** Most script that a page may load before its reader acts, in bytes (brotli). */
const scriptBudget = 130_000;

/** Bytes of a kind of file that a page loads by itself, compressed as the CDN does. */
async function weigh(page: Page, route: string): Promise<{script: number; style: number; urls: string[]}> {
  // Prefetching is off for readers who save data, so what is left is what the page itself needs.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  const bodies = {script: 0, style: 0};
  const urls: string[] = [];
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType() === 'stylesheet' ? 'style' : 'script';
    if (!/\.(?:js|css)$/.test(new URL(response.url()).pathname)) return;
    urls.push(response.url());
    pending.push(
      response.body().then((body) => {
        bodies[kind] += brotliCompressSync(body).length;
      }),
    );
  });
  await page.goto(route, {waitUntil: 'networkidle'});
  await Promise.all(pending);
  return {...bodies, urls};
}

for (const route of [
  '/',
  '/docs/intro',
  '/docs/device-sdk/terrestrial-module/sdk-reference',
  '/docs/api-specification/register-new-devices',
]) {
  test(`${route} loads at most ${scriptBudget / 1000} KB of script`, async ({page}, info) => {
    const {script, style, urls} = await weigh(page, route);
    console.log(`${route}: script ${(script / 1000).toFixed(1)} KB, style ${(style / 1000).toFixed(1)} KB`);
    info.annotations.push({type: 'weight', description: `script ${script} B, style ${style} B`});
    expect(script).toBeGreaterThan(50_000);
    expect(script).toBeLessThanOrEqual(scriptBudget);
    expect(urls.every((url) => new URL(url).hostname === 'localhost')).toBe(true);
  });
}

test('search brings its modal only when a reader reaches for it', async ({page}) => {
  const {urls} = await weigh(page, '/docs/intro');
  const before = urls.length;
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page.getByPlaceholder('Search docs')).toBeFocused();
  expect(urls.length).toBeGreaterThan(before);
});
