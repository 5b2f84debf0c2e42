import {expect, type Page, test} from '../support/test';
import {scriptsOf} from '../support/scriptsOf';

const page = '/docs/device-sdk/quick-start-guides/zephyr-quick-start';

test('no highlighter comes to the browser, and the copy button gives the code to the letter', async ({
  page: tab,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scripts = scriptsOf(tab);
  await tab.goto(page, {waitUntil: 'networkidle'});
  const texts = (await scripts()).map(({text}) => text);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.join('')).not.toContain('disableWorkerMessageHandler');

  const block = tab.locator('.theme-code-block').filter({hasText: '#include <'}).first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  const copied = await tab.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('code').evaluate((code) => code.textContent));
  expect(copied).toContain('\n');
  await expect(tab.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
});

test('a copy that the browser refuses is told, and breaks nothing', async ({page: tab}) => {
  const uncaught: string[] = [];
  tab.on('pageerror', ({message}) => uncaught.push(message));
  await tab.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await tab.goto(page);
  const block = tab.locator('.theme-code-block').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(tab.getByRole('status').filter({hasText: /^The browser refused to copy/})).toBeAttached();
  await expect(block.getByRole('button', {name: 'Copied'})).toHaveCount(0);

  await tab.goto('/docs/device-sdk/terrestrial-module/sdk-reference');
  await tab
    .getByRole('link', {name: /^Copy link to/})
    .first()
    .click();
  await expect(tab).toHaveURL(/#/);
  await expect(tab.getByRole('status').filter({hasText: /^The browser refused to copy/})).toBeAttached();
  expect(uncaught).toEqual([]);
});

/** The first code of the page that is folded, with the row that opens it. */
function longCode(tab: Page) {
  const block = tab.locator('.theme-code-block', {has: tab.locator('.code-fold')}).first();
  return {block, row: block.locator('summary'), code: block.locator('pre')};
}

test('long code is folded, and says how long it is; what a browser finds in it opens it, and stays in the window', async ({
  page: tab,
}) => {
  await tab.goto(page);
  const {block, row, code} = longCode(tab);
  const count = ((await code.textContent()) ?? '').split('\n').length;
  await expect(row).toHaveText(`Show all ${count} lines`, {useInnerText: true});
  expect((await block.boundingBox())?.height).toBeLessThan(520);
  await row.click();
  await expect(row).toHaveText('Show fewer lines', {useInnerText: true});
  expect((await block.boundingBox())?.height).toBeGreaterThan(count * 20);
  await row.click();
  expect((await block.boundingBox())?.height).toBeLessThan(520);
  await expect(block).toBeInViewport();
  await tab.emulateMedia({media: 'print'});
  expect((await block.boundingBox())?.height).toBeGreaterThan(count * 20);

  await tab.emulateMedia({media: 'screen'});
  await expect(row).toHaveText(/^Show all/, {useInnerText: true});
  // As a browser does that has found a text.
  const line = code.locator('.line').nth(50);
  await line.evaluate((element) => element.scrollIntoView({block: 'center'}));
  await expect(row).toHaveText('Show fewer lines', {useInnerText: true});
  await expect(line).toBeInViewport();
  expect(await code.evaluate(({scrollTop}) => scrollTop)).toBe(0);
});

for (const [address, code] of [
  [page, '.theme-code-block .long-code'],
  ['/docs/api-specification/register-new-devices', '.example.long-code'],
])
  test(`code of ${address} in which a browser finds a text before scripts run is open once they do`, async ({
    page: tab,
  }) => {
    await tab.addInitScript((css) => {
      const find = () => document.querySelectorAll(`${css} .line`)[22].scrollIntoView();
      document.addEventListener('readystatechange', find, {once: true});
    }, code);
    await tab.goto(address);
    await expect(tab.locator(`${code} > .code-fold[open]`)).toHaveCount(1);
  });

test('code is folded where at least 20 of its lines are hidden', async ({page: tab}) => {
  await tab.setViewportSize({width: 1280, height: 800});
  await tab.goto('/docs/device-sdk/terrestrial-module/timing-management');
  const hidden = await tab.locator('.long-code > pre').evaluateAll((all) =>
    all.map(({scrollHeight, clientHeight, firstElementChild}) => {
      const line = firstElementChild?.querySelector('.line')?.clientHeight ?? 0;
      return Math.ceil((scrollHeight - clientHeight) / line);
    }),
  );
  expect(hidden.length).toBeGreaterThan(1);
  for (const lines of hidden) expect(lines).toBeGreaterThanOrEqual(20);
});

test('no button lies over code', async ({page: tab}) => {
  await tab.goto('/docs/device-sdk/terrestrial-module/sdk-reference');
  for (const width of [375, 1280]) {
    await tab.setViewportSize({width, height: 800});
    const copy = tab.locator('.code-lines ~ div').getByRole('button', {name: 'Copy code to clipboard'});
    await expect(copy.first()).toBeAttached();
    expect(await tab.locator('.language-c .code-lines ~ div').count()).toBeGreaterThan(30);
    const covered = () =>
      tab.locator('.theme-code-block').evaluateAll((blocks) =>
        blocks.flatMap((block) => {
          const end = block.querySelector('pre')?.getBoundingClientRect().right ?? 0;
          // Texts alone: the box of a line is as wide as the block.
          const texts = document.createTreeWalker(block.querySelector('code') ?? block, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const boxes: DOMRect[] = [];
          while (texts.nextNode()) {
            range.selectNodeContents(texts.currentNode);
            boxes.push(...[...range.getClientRects()].filter(({width: size}) => size > 0));
          }
          return [...block.querySelectorAll('button svg')].flatMap((icon) => {
            const {left, top, bottom} = icon.getBoundingClientRect();
            const over = boxes.some(
              (box) => Math.min(box.right, end) > left && box.bottom > top && box.top < bottom,
            );
            return over ? [block.textContent] : [];
          });
        }),
      );
    // A block that has become wider or narrower is measured in the next frame, and its buttons follow.
    await expect.poll(covered, `${width} px`).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('code is colored; long code is folded, and opens', async ({page: tab}) => {
    await tab.goto(page);
    const colors = await tab
      .locator('.language-c .token')
      .evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))]);
    expect(colors.length).toBeGreaterThan(3);
    const {block, row} = longCode(tab);
    expect((await block.boundingBox())?.height).toBeLessThan(520);
    await row.click();
    expect((await block.boundingBox())?.height).toBeGreaterThan(800);
  });
});
