import {expect, type Page, test} from '../support/test';

/** The first term of a page that none of its headings or links holds, with its tooltip. */
function firstTerm(page: Page) {
  const term = page.locator('.term').first();
  return {word: term.locator('dfn'), tooltip: term.locator('[role=tooltip]')};
}

test('a term shows its definition under the pointer and the focus, until Escape', async ({page}) => {
  await page.goto('/docs/intro');
  const {word, tooltip} = firstTerm(page);
  await expect(tooltip).toBeHidden();
  await expect(word).toHaveAccessibleDescription(/\w.* More$/);
  const line = await page.locator('.markdown p').first().boundingBox();

  await word.hover();
  await expect(tooltip).toBeVisible();
  // The pointer may go over to the tooltip, and nothing has moved.
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  expect(await page.locator('.markdown p').first().boundingBox()).toEqual(line);
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.mouse.move(0, 0);
  await word.hover();
  await expect(tooltip).toBeVisible();

  await page.mouse.move(0, 0);
  await word.focus();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tooltip.getByRole('link', {name: 'More'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  // What is copied is the page's own text, also while a tooltip is open.
  await word.focus();
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('.markdown p') as Element);
    return String(getSelection());
  });
  expect(copied).toContain(await word.innerText());
  expect(copied).not.toContain('More');
});

test.describe('on a phone without scripts', () => {
  test.use({javaScriptEnabled: false, hasTouch: true, viewport: {width: 375, height: 800}});

  test('a tap opens the definition within the window', async ({page}) => {
    await page.goto('/docs/intro');
    const {word, tooltip} = firstTerm(page);
    await word.tap();
    await expect(tooltip).toBeVisible();
    const box = await tooltip.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    await page.locator('h1').tap();
    await expect(tooltip).toBeHidden();
  });
});
