import fs from 'node:fs';
import path from 'node:path';
import {expectErrors} from '../../support/consoleErrors';
import {expect, type Locator, test} from '../../support/test';

/** What a writer saves comes to the open page. */
export function liveReload(address: () => string, root: () => string): void {
  test('a saved page and a saved OpenAPI file show up by themselves', async ({page}) => {
    // The development server tells a writer in the console what is wrong.
    expectErrors(page, /^console: /);
    const heading = page.getByRole('heading', {level: 1});
    await page.goto(`${address()}/docs/feedback`);
    await expect(heading).toBeVisible();
    edit(root(), 'docs/feedback.mdx', /^title: .*$/m, 'title: Tell us what you miss');
    await comes(heading, 'Tell us what you miss', path.join(root(), 'docs/feedback.mdx'));

    await page.goto(`${address()}/docs/api-specification/get-device`);
    await expect(heading).toBeVisible();
    const title = await heading.textContent();
    edit(root(), 'openapi/platform-api.yaml', `summary: ${title}\n`, 'summary: Fetch one device\n');
    await comes(heading, 'Fetch one device', path.join(root(), 'openapi/platform-api.yaml'));

    // A mistake leaves the last good page in place.
    edit(root(), 'openapi/platform-api.yaml', 'summary: Fetch one device\n', 'summary: "Fetch\n');
    await page.waitForTimeout(5_000);
    await page.reload();
    await expect(heading).toHaveText('Fetch one device');
  });
}

/**
 * Waits for a text, and saves the file anew each minute: the framework watches files only some time after it has served
 * its first page, and does not say when.
 */
async function comes(heading: Locator, text: string, file: string): Promise<void> {
  await expect(async () => {
    fs.utimesSync(file, new Date(), new Date());
    await expect(heading).toHaveText(text, {timeout: 60_000});
  }).toPass();
}

/** Replaces text in a file of the copy, as an editor saves it. */
function edit(root: string, file: string, before: string | RegExp, after: string): void {
  const where = path.join(root, file);
  const text = fs.readFileSync(where, 'utf8');
  expect(text).toMatch(before);
  fs.writeFileSync(where, text.replace(before, after));
}
