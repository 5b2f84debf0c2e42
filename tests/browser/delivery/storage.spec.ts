import {consoleErrors} from '../support/consoleErrors';
import {dialog, find, hits, openSearch} from '../support/searchDialog';
import {expectUsable} from '../support/expectUsable';
import {indexed, serveIndex} from '../search/smallIndex';
import {expect, type Page, test} from '../support/test';

const guide = '/docs/device-sdk/quick-start-guides/zephyr-quick-start';

/** Ways in which a browser may refuse storage, each run in the page before all else. */
const refusals: Record<string, () => void> = {
  'throws when it is touched': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
  'throws on reading': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'throws on writing': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'is full but for a little': () => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 30) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  },
  'is absent': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {value: undefined});
  },
};

/** What is printed about storage, in place of failing. */
const named = /^(?:console: )?(?:Docusaurus (?:storage error|browser storage is not)|Browser storage fails)/;

/** Uses all that would be stored. */
async function useEverything(page: Page): Promise<void> {
  const root = page.locator('html');
  await page.goto(guide);
  await page.getByRole('button', {name: /^Color mode: dark/}).click();
  await page.getByRole('button', {name: /^Color mode: system/}).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: 'High contrast'}).click();
  await expect(root).toHaveAttribute('data-light-scheme', 'light-high-contrast');

  await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Latest'}).hover();
  await page.getByRole('link', {name: 'Latest', exact: true}).click();

  await find(page, 'lamp');
  await hits(page).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
  await openSearch(page);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectUsable(page);
}

for (const [how, refuse] of Object.entries(refusals)) {
  test(`a site whose storage ${how} says so in the console and works`, async ({page}) => {
    const found = consoleErrors(page);
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    await page.addInitScript(refuse);
    await serveIndex(page, [indexed({path: 'docs/support', title: 'Lamps'})]);
    await useEverything(page);
    expect(printed.filter((text) => named.test(text))).not.toEqual([]);
    expect(found.filter((text) => !named.test(text))).toEqual([]);
  });
}
