import {saveData} from '../support/pageWeight';
import {expect, type Page, test} from '../support/test';
import {scriptsOf} from '../support/scriptsOf';

const guide = '/docs/guides/integration/get-device-packet-data';
const operation = '/docs/api-specification/get-device';

/** The text of every block that the build made, those in folded parts as well. */
const blocks = (page: Page) => page.locator('main [data-static]').allTextContents();

/** The same from the page's file, without any script. */
async function servedBlocks(page: Page, path: string): Promise<string[]> {
  const context = await page.context().browser()?.newContext({javaScriptEnabled: false});
  if (!context) throw new Error('The browser has gone');
  const plain = await context.newPage();
  await plain.goto(new URL(path, page.url()).href);
  const texts = await blocks(plain);
  await context.close();
  return texts;
}

for (const path of [guide, operation]) {
  test(`a first visit to ${path} downloads its HTML once, and scripts leave it alone`, async ({page}) => {
    await saveData(page);
    const scripts = scriptsOf(page);
    await page.goto(path, {waitUntil: 'networkidle'});
    await expect(page.getByRole('button', {name: /^Color mode/}).first()).toBeEnabled();
    const shown = await blocks(page);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).toEqual(await servedBlocks(page, path));
    const [html] = await page
      .locator('main [data-static]')
      .evaluateAll((all) => all.map((one) => one.innerHTML));
    const code = (await scripts()).map(({text}) => text).join('\n');
    expect(code).not.toContain(html?.slice(0, 60).replaceAll('"', '\\"'));
  });

  test(`a reader who comes to ${path} from another page sees the same`, async ({page}) => {
    await page.goto('/docs/feedback');
    const heading = page.getByRole('heading', {level: 1});
    const left = await heading.innerText();
    const served = await servedBlocks(page, path);
    await page.evaluate((to) => {
      // The router's own history, as a link of the site uses it.
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(heading).not.toHaveText(left);
    expect(await blocks(page)).toEqual(served);
  });
}

test('a page that the reader comes back to shows its HTML again', async ({page}) => {
  await page.goto(guide);
  const first = await blocks(page);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Onboard devices'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Onboard devices');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get device packet data');
  expect(await blocks(page)).toEqual(first);
});

test('links in running text load ahead under the pointer, and lead on without a reload', async ({page}) => {
  await page.goto('/docs/support');
  await page.evaluate(() => Object.assign(window, {notReloaded: true}));
  const link = page.locator('.static-run a[href^="/docs/"]').first();
  const address = await link.getAttribute('href');
  const loaded = page.waitForRequest((request) => request.resourceType() === 'script');
  await link.hover();
  await loaded;
  await link.click();
  await expect(page).toHaveURL(address ?? '');
  await expect(page.locator('h1')).not.toHaveText('Support');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});
