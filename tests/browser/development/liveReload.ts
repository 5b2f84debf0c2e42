import fs from 'node:fs';
import path from 'node:path';
import {provokes} from '../complaints';
import {expect, test} from '../test';

/** What a writer saves comes to the open page. */
export function liveReload(address: () => string, root: () => string): void {
  test('a saved page and a saved OpenAPI file show up by themselves', async ({page}) => {
    // The development server tells a writer in the console what is wrong.
    provokes(page, /^console: /);
    await page.goto(`${address()}/docs/feedback`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();

    edit(root(), 'docs/feedback.mdx', /^title: .*$/m, 'title: Tell us what you miss');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tell us what you miss');

    await page.goto(`${address()}/docs/api-specification/get-device`);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toBeVisible();
    const title = await heading.textContent();
    edit(root(), 'openapi/platform-api.yaml', `summary: ${title}\n`, 'summary: Fetch one device\n');
    await expect(heading).toHaveText('Fetch one device');

    // A mistake leaves the last good page in place.
    edit(root(), 'openapi/platform-api.yaml', 'summary: Fetch one device\n', 'summary: "Fetch\n');
    await page.waitForTimeout(5_000);
    await page.reload();
    await expect(heading).toHaveText('Fetch one device');
  });
}

/** Replaces text in a file of the copy, as an editor saves it. */
function edit(root: string, file: string, before: string | RegExp, after: string): void {
  const where = path.join(root, file);
  const text = fs.readFileSync(where, 'utf8');
  expect(text).toMatch(before);
  fs.writeFileSync(where, text.replace(before, after));
}
