import fs from 'node:fs';
import path from 'node:path';
import {builtFiles} from '../../../plugins/builtFiles';
import {contentTypes} from '../../../plugins/pages/delivery/formats/contentTypes';
import {serverFiles} from '../../../plugins/pages/delivery/describeDelivery';
import {buildDir} from '../support/siteBuild';
import {expect, test, watchForViolations} from '../support/test';

/** The page of the fixture would fail the test for what these provoke. */
const provoked = test.extend({page: async ({context}, use) => use(await context.newPage())});

provoked('code that the build does not know neither runs nor calls, and is found', async ({page}) => {
  const violations = watchForViolations(page);
  await page.goto('/docs/intro');
  const answered = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    const style = document.createElement('style');
    style.textContent = 'h1 {display: none}';
    document.body.append(script, style);
    return fetch('https://elsewhere.example/').catch(() => 'refused');
  });
  expect(answered).toBe('refused');
  await expect(page).toHaveTitle(/^Quick Start/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const directive of ['script-src', 'style-src', 'connect-src'])
    expect(violations.filter((text) => text.includes(`${directive} 'self'`))).toHaveLength(1);
});

provoked('a script of another build is refused, and the page stays readable', async ({page}) => {
  const violations = watchForViolations(page);
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    const file = path.join(buildDir, new URL(route.request().url()).pathname);
    const body = `${fs.readFileSync(file, 'utf8')}\ndocument.title = "taken over"`;
    await route.fulfill({contentType: 'text/javascript', body});
  });
  await page.goto('/docs/intro', {waitUntil: 'load'});
  // Scripts start after the first paint, which may be after the page has loaded.
  await expect.poll(() => violations.join()).toContain('integrity');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveTitle(/^Quick Start/);
});

/** The value of a header in the rule for all files. */
const sent = (headers: string, name: string) =>
  new RegExp(`^/\\*\n(?:  .*\n)*?  ${name}: (.*)$`, 'm').exec(headers)?.[1];

test('the build says what a CDN has to send, where it leads old addresses, and whom to tell of a fault', () => {
  const read = (name: string) => fs.readFileSync(path.join(buildDir, name), 'utf8');
  const headers = read('_headers');
  const policy = sent(headers, 'Content-Security-Policy') ?? '';
  expect(policy).toMatch(/^default-src 'none';/);
  for (const part of [
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "connect-src 'self' https://api.skerry.example;",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe-eval');
  // Computed sizes and positions stand in attributes, where nothing can be fetched or run.
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline');
  expect(sent(headers, 'Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  expect(sent(headers, 'X-Content-Type-Options')).toBe('nosniff');
  expect(sent(headers, 'Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(sent(headers, 'Permissions-Policy')).toMatch(/\bcamera=\(\), .*geolocation=\(\), .*microphone=\(\)/);
  expect(sent(headers, 'Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(sent(headers, 'Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');

  const redirects = read('_redirects').split('\n');
  for (const {from, to} of JSON.parse(fs.readFileSync('config/redirects.json', 'utf8')))
    for (const spelling of [from, `${from}/`, `${from}.html`])
      expect(redirects).toContain(`${spelling} ${to} 301`);
  expect(redirects).toContain('/docs/intro.html /docs/intro 301');

  const expires = Date.parse(/^Expires: (.*)$/m.exec(read('.well-known/security.txt'))?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('every file of the build has a type for the server', async () => {
  const files = (await builtFiles(buildDir)).filter((file) => !serverFiles.includes(file));
  const types = contentTypes();
  expect(files.filter((file) => !types.has(path.extname(file).slice(1)))).toEqual([]);
});
