import fs from 'node:fs';
import path from 'node:path';
import {builtFiles} from '../../plugins/delivery/builtFiles';
import {contentTypes} from '../../plugins/delivery/formats/contentTypes';
import {serverFiles} from '../../plugins/delivery/shared/delivery';
import {buildDir} from './siteBuild';
import {expect, test, watchForViolations} from './test';

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
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveTitle(/^Quick Start/);
  expect(violations.join()).toContain('integrity');
});

test('every file of the build has a type for the server', async () => {
  const files = (await builtFiles(buildDir)).filter((file) => !serverFiles.includes(file));
  const types = contentTypes();
  expect(files.filter((file) => !types.has(path.extname(file).slice(1)))).toEqual([]);
});
