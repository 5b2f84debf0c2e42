import fs from 'node:fs';
import path from 'node:path';
import {brand} from '@site/config/brand';
import {projectRoot} from '../../../scripts/projectRoot';
import {notFound, provokes} from '../support/complaints';
import {expect, test} from '../support/test';
import {routes} from '../support/routes';
import {builtRoutes} from '../support/siteBuild';

/** Versions that were cut; each has the routes that there were then. */
const versionList = path.join(projectRoot, 'versions.json');
const oldVersions: string[] = fs.existsSync(versionList)
  ? JSON.parse(fs.readFileSync(versionList, 'utf8'))
  : [];

test('the build has exactly the specified routes', () => {
  const current = builtRoutes().filter(
    (route) => !oldVersions.some((name) => route.startsWith(`/docs/${name}/`)),
  );
  expect(current.sort()).toEqual([...routes, '/404'].sort());
});

test('the sitemap lists them, but for the search page', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(paths.sort()).toEqual(routes.filter((route) => route !== '/search').sort());
});

test('an unknown path shows the not-found page with status 404', async ({page}) => {
  provokes(page, notFound);
  const response = await page.goto('/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
});

for (const [asked, answered] of [
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/docs/intro/', '/docs/intro'],
  ['/index.html', '/'],
  ['/docs/guides/Integration.html?from=mail', '/docs/guides/Integration?from=mail'],
  ['/docs/guides/integration.md', '/docs/guides/Integration.md'],
  ['/openapi.yaml', `/openapi/${brand.slug}-platform-api.yaml`],
  ['/openapi.json', `/openapi/${brand.slug}-platform-api.json`],
] as const) {
  test(`${asked} is answered with one 301 to ${answered}`, async ({request}) => {
    const response = await request.get(asked, {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(answered);
    expect((await request.get(answered, {maxRedirects: 0})).status()).toBe(200);
  });
}
