import {leastCompressed} from '@site/scripts/release/compressFiles';
import {collectAnswers, gradeSite, type GradedAnswers} from '@site/scripts/nginx/gradeSite';
import {serveBuild} from '@site/scripts/nginx/serveBuild';
import type {RunningNginx} from '@site/scripts/nginx/prepareNginx';
import {complaints} from '../support/complaints';
import {hits, searchFor} from '../support/searchDialog';
import {routes} from '../support/routes';
import {buildDir} from '../support/siteBuild';
import {expect, test} from '../support/test';
import {openTryIt, sendRequest} from '../support/tryItPanel';

// One worker compresses and serves the build, once.
test.describe.configure({mode: 'default'});
test.use({ignoreHTTPSErrors: true});

let site: RunningNginx;
test.beforeAll(async () => {
  site = await serveBuild(buildDir);
});
test.afterAll(() => site?.stop());

test('by nginx with the generated configuration, pages do all they do, and nothing is refused', async ({
  page,
}) => {
  const found = complaints(page);
  const uncompressed: string[] = [];
  page.on('response', async (response) => {
    const headers = await response.allHeaders();
    const isText = /html|javascript|css/.test(headers['content-type']);
    const isCompressed = headers['content-encoding'] === 'br';
    const isSmall = Number(headers['content-length']) < leastCompressed;
    if (response.url().startsWith('https:') && isText && !isCompressed && !isSmall)
      uncompressed.push(response.url());
  });
  const reach = async (path: string) => page.goto(`https://localhost:${site.https}${path}`);
  const heading = page.getByRole('heading', {level: 1});

  await reach('/');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
  await expect(heading).toHaveText('Integration guide');
  await searchFor(page, 'time counter');
  await expect(hits(page).first()).toBeVisible();
  await hits(page).first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await expect(heading).not.toHaveText('Integration guide');

  await reach('/search?q=payload');
  const counted = page.getByRole('status').filter({hasText: /documents found/});
  await expect(counted).toBeVisible();

  await reach('/docs/guides/integration/get-device-packet-data');
  await page.getByRole('button', {name: 'Enlarge'}).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await reach('/docs/api-specification/list-devices');
  await openTryIt(page);
  await expect(await sendRequest(page)).toContainText('200 OK');
  expect(found).toEqual([]);
  expect(uncompressed).toEqual([]);

  const missing = await reach('/docs/nothing-here');
  expect(missing?.status()).toBe(404);
  await expect(heading).toBeVisible();
});

test('it answers every page under the policy, with the ETag that an identical build has', async () => {
  const again = await serveBuild(buildDir);
  try {
    for (const route of routes) {
      const [{status, headers}, other] = await Promise.all([site.get(route), again.get(route)]);
      expect([route, status, headers['content-type']]).toEqual([route, 200, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
      expect(headers.etag).toMatch(/^(?:W\/)?"/);
      expect(other.headers.etag).toBe(headers.etag);
    }
  } finally {
    await again.stop();
  }
});

test("its answers get 135 points by MDN's rules, and less without any of the headers", async () => {
  const answers = await collectAnswers(site);
  const {score, grade, findings} = await gradeSite(answers);
  expect(grade, JSON.stringify(findings)).toBe('A+');
  expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(135);
  for (const name of [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-resource-policy',
  ])
    expect((await gradeSite(without(answers, name))).score, name).toBeLessThan(135);
});

function without(answers: GradedAnswers, name: string): GradedAnswers {
  const {[name]: dropped, ...headers} = answers.https.headers;
  expect(dropped).toBeDefined();
  return {...answers, https: {...answers.https, headers}};
}
