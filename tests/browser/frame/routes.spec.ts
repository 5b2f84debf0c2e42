import fs from 'node:fs';
import path from 'node:path';
import {brand} from '@site/config/brand';
import {projectRoot} from '../../../scripts/projectRoot';
import {notFound, expectErrors} from '../support/consoleErrors';
import {expect, test} from '../support/test';
import {routes} from '../support/routes';
import {builtRoutes} from '../support/siteBuild';
import {specifiedRoutes} from './specifiedRoutes';

interface GlobalData {
  'docusaurus-plugin-content-docs': {
    default: {versions: {path: string; docs: {path: string; sidebar?: string}[]}[]};
  };
}

/** The pages of the documentation as the build knew them, in all versions. Its data ends a folder's own page with a slash. */
function knownPages(): {path: string; sidebar?: string}[] {
  const file = path.join(projectRoot, '.docusaurus/globalData.json');
  const data: GlobalData = JSON.parse(fs.readFileSync(file, 'utf8'));
  return data['docusaurus-plugin-content-docs'].default.versions.flatMap(({docs}) =>
    docs.map((page) => ({...page, path: page.path.replace(/\/$/, '')})),
  );
}

test('the build has all the specified routes', () => {
  expect(specifiedRoutes.filter((route) => !routes.includes(route))).toEqual([]);
});

test('every other route is a page of the documentation', () => {
  const known = ['/', '/404', '/search', ...knownPages().map((page) => page.path)];
  expect(builtRoutes()).toEqual(known.sort());
});

test('every page of the documentation stands in the sidebar', () => {
  const unlisted = knownPages().filter(({sidebar}) => !sidebar);
  expect(unlisted.map((page) => page.path)).toEqual([]);
});

test('the sitemap lists every page but the search page', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(paths.sort()).toEqual(routes.filter((route) => route !== '/search').sort());
});

test('an unknown path shows the not-found page with status 404', async ({page}) => {
  expectErrors(page, notFound);
  const response = await page.goto('/docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
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
