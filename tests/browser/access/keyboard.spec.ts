import {addStyle} from '../support/addStyle';
import {expect, type Page, test} from '../support/test';
import {guide, openSideMenu, visit} from '../support/pageStates';

/** What a reader meets on pressing Tab. */
interface Stop {
  name: string;
  area: string;
  /** Whether the browser draws anything around it. */
  isMarked: boolean;
  isCovered: boolean;
}

/** The focused element, described. */
function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const shows = (one: Element) => {
      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset');
    };
    const box = element.getBoundingClientRect();
    // Covered when each corner and the middle belong to something else.
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y] as const));
    const isCovered = !points.some(([x, y]) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return top !== null && (element.contains(top) || top.contains(element));
    });
    const areas: Record<string, string> = {
      '[class*=skipToContent]': 'skip link',
      '.navbar': 'navbar',
      '.theme-doc-sidebar-container': 'sidebar',
      '.theme-doc-breadcrumbs': 'breadcrumbs',
      '.theme-code-block': 'code',
      '.table-of-contents': 'contents',
      '.pagination-nav': 'pagination',
      '.footer': 'footer',
      main: 'text',
    };
    const area = Object.keys(areas).find((selector) => element.closest(selector));
    return {
      name: element.outerHTML.slice(0, 140),
      area: area ? areas[area] : 'none',
      isMarked: shows(element),
      isCovered,
    };
  });
}

/** Presses Tab through a whole page. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < 600; count += 1) {
    await page.keyboard.press('Tab');
    let stop = await focused(page);
    // What the focus has left, such as a tooltip, may still be on its way out.
    for (let tries = 0; stop?.isCovered && tries < 600; tries += 1) {
      await page.waitForTimeout(100);
      stop = await focused(page);
    }
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('Tab never leaves the page');
}

for (const [name, path, areas] of [
  ['landing page', '/', ['skip link', 'navbar', 'text', 'code', 'footer']],
  [
    'guide',
    guide,
    ['skip link', 'navbar', 'sidebar', 'breadcrumbs', 'text', 'code', 'pagination', 'contents', 'footer'],
  ],
] as const) {
  test(`Tab goes through the ${name} in order, always seen`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, {name, path, widths: []}, 1280);
    const stops = await tabThrough(page);
    expect([...new Set(stops.map(({area}) => area))]).toEqual(areas);
    expect(stops.filter(({isMarked}) => !isMarked)).toEqual([]);
    expect(stops.filter(({isCovered}) => isCovered)).toEqual([]);

    // One that cannot be seen is found.
    await addStyle(page, ':focus-visible {outline: none !important}');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect((await focused(page))?.isMarked).toBe(false);
  });
}

test('the dropdowns of the navbar and the categories of the sidebar open and close by keys', async ({
  page,
}) => {
  await visit(page, {name: 'guide', path: guide, widths: []}, 1280);
  for (const label of ['Latest', 'English']) {
    const toggle = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: label});
    const menu = toggle.locator('xpath=following-sibling::ul');
    await toggle.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      // It fades in; in its first frame nothing in it can be focused.
      await expect(menu.getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    }
  }
  const caret = page.getByRole('button', {name: 'Quick start guides'});
  for (const key of ['Enter', 'Space']) {
    await caret.focus();
    await page.keyboard.press(key);
    await expect(caret).toHaveAttribute('aria-expanded', 'true');
    await expect(caret).toBeFocused();
    await page.keyboard.press(key);
    await expect(caret).toHaveAttribute('aria-expanded', 'false');
  }
});

test('a dropdown opens for what presses without key or pointer, and closes by Escape below the pointer', async ({
  page,
}) => {
  await visit(page, {name: 'guide', path: guide, widths: []}, 1280);
  const toggle = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Latest'});
  const first = toggle.locator('xpath=following-sibling::ul').getByRole('link').first();
  await toggle.evaluate((element: HTMLElement) => element.click());
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(new URL(page.url()).pathname).toBe(guide);

  await toggle.hover();
  await expect(first).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await page.mouse.move(640, 600);
  await toggle.hover();
  await expect(first).toBeVisible();
});

test('the side menu is worked by keys and gives the focus back; once led into it, the focus stays', async ({
  page,
}) => {
  await visit(page, {name: 'guide', path: guide, widths: []}, 375);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  for (const close of ['Escape', 'button']) {
    await toggle.focus();
    await openSideMenu(page);
    if (close === 'button') await page.getByRole('button', {name: 'Close navigation bar'}).press('Enter');
    else await page.keyboard.press(close);
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect(toggle).toBeFocused();
  }

  await openSideMenu(page);
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeFocused();
  await page.locator('.navbar-sidebar__back').press('Enter');
  await expect(close).toBeFocused();
  const stops = page.locator('.navbar-sidebar').locator('a[href], button').filter({visible: true});
  for (let count = await stops.count(); count > 0; count -= 1) await page.keyboard.press('Tab');
  await expect(page.locator('.navbar-sidebar :focus')).toBeAttached();
});

test('a focused card shows a ring', async ({page}) => {
  await page.goto('/docs/guides/Integration');
  const card = page.getByRole('main').locator('li.card').filter({hasText: 'Onboard devices'});
  await page.keyboard.press('Tab');
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not drawn');
  const clip = {x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12};
  const without = await page.screenshot({clip, animations: 'disabled'});
  await card.getByRole('link').focus();
  expect((await page.screenshot({clip, animations: 'disabled'})).equals(without)).toBe(false);
});
