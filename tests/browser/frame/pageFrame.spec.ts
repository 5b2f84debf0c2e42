import {brand} from '@site/config/brand';
import {openSideMenu} from '../support/pageStates';
import {expect, test} from '../support/test';

const page = '/docs/guides/integration/onboard-devices';

test('the first Tab reaches the skip link, which leads to the text; nothing moves for a reader who wants no motion', async ({
  page: tab,
}) => {
  await tab.goto(page);
  await tab.keyboard.press('Tab');
  const skip = tab.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeVisible();
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('Tab');
  expect(await tab.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  const longest = () =>
    tab.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) =>
          getComputedStyle(element)
            .transitionDuration.split(',')
            .map((time) => Number.parseFloat(time)),
        ),
      ),
    );
  expect(await longest()).toBeGreaterThan(0.05);
  await tab.emulateMedia({reducedMotion: 'reduce'});
  expect(await longest()).toBeLessThan(0.01);
});

test('the page that is open is in view in the sidebar, which is longer than a low window, and in the menu of a narrow one', async ({
  page: tab,
}) => {
  await tab.setViewportSize({width: 1280, height: 500});
  await tab.goto('/docs/support');
  const current = tab.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current=page]');
  await expect(current).toHaveText('Support');
  await expect(current).toBeInViewport({ratio: 1});
  expect(await tab.evaluate(() => scrollY)).toBe(0);

  await tab.setViewportSize({width: 375, height: 600});
  await openSideMenu(tab);
  const listed = tab.locator('.navbar-sidebar .theme-doc-sidebar-menu [aria-current=page]');
  await expect(listed).toHaveText('Support');
  await expect(listed).toBeInViewport({ratio: 1});
});

test('the contents list headings of levels 2 and 3, and no other; the sidebar and the contents fade where they are cut, and begin and end clear of that', async ({
  page: tab,
}) => {
  await tab.goto('/docs/device-sdk/terrestrial-module/sdk-reference');
  const levels = await tab.locator('main article :is(h4, h5, h6)[id]').count();
  expect(levels, 'headings that are not listed').toBeGreaterThan(0);
  const listed = await tab.locator('.theme-doc-toc-desktop .table-of-contents__link').allInnerTexts();
  const headings = await tab
    .locator('main article :is(h2, h3)[id]')
    .evaluateAll((elements) =>
      elements.map((element) =>
        (element.firstChild?.parentElement?.textContent ?? '').replace(/\u200b/g, '').trim(),
      ),
    );
  expect(listed.map((text) => text.trim())).toEqual(headings);

  await tab.setViewportSize({width: 1280, height: 500});
  for (const list of ['.theme-doc-sidebar-container .menu', '.theme-doc-toc-desktop']) {
    const found = await tab.locator(list).evaluate((element) => {
      const clear = (edge: number, entry: Element | undefined, side: 'top' | 'bottom') =>
        Math.abs(edge - (entry?.getBoundingClientRect()[side] ?? edge));
      const entries = [...element.querySelectorAll('a')];
      const {top, bottom} = element.getBoundingClientRect();
      const above = clear(top, entries[0], 'top');
      element.scrollTo(0, element.scrollHeight);
      return {
        isLonger: element.scrollHeight > element.clientHeight,
        above,
        below: clear(bottom, entries.at(-1), 'bottom'),
        mask: getComputedStyle(element).maskImage,
      };
    });
    expect(found.isLonger, list).toBe(true);
    expect(found.above, list).toBeGreaterThanOrEqual(20);
    expect(found.below, list).toBeGreaterThan(31);
    expect(found.mask, list).toMatch(/^linear-gradient\(rgba\(0, 0, 0, 0\).*rgba\(0, 0, 0, 0\)\)$/);
  }
});

test('the section that is read is in view in the contents, which are longer than a window', async ({
  page: tab,
}) => {
  await tab.setViewportSize({width: 1440, height: 700});
  await tab.goto('/docs/device-sdk/terrestrial-module/sdk-reference');
  await tab
    .locator('main article h3[id]')
    .last()
    .evaluate((heading) => heading.scrollIntoView());
  const current = tab.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  await expect(current).toHaveCount(1);
  await expect(current).toBeInViewport({ratio: 1});
});

test('a path of nothing but the way home is not shown on a phone', async ({page: tab}) => {
  await tab.setViewportSize({width: 375, height: 800});
  const home = tab.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Home page'});
  await tab.goto(page);
  await expect(home).toBeVisible();
  await tab.goto('/docs/intro');
  await expect(tab.getByRole('heading', {level: 1})).toBeVisible();
  await expect(home).toBeHidden();
});

test('a page has breadcrumbs, contents, edit link, previous and next; its sidebar can neither be hidden nor closes other categories; the footer has the outside links, the logo, the copyright line and the trademark notice', async ({
  page: tab,
}) => {
  await tab.goto(page);
  const breadcrumbs = tab.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs).toContainText('Integration');
  await expect(tab.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    `${brand.editUrl}docs/guides/integration/onboard-devices.mdx`,
  );
  await expect(tab.locator('.pagination-nav__link--prev')).toBeVisible();
  await expect(tab.locator('.pagination-nav__link--next')).toBeVisible();

  await expect(tab.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
  const sidebar = tab.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('button', {name: 'Quick start guides'}).click();
  await expect(sidebar.getByRole('link', {name: 'Zephyr quick start'})).toBeVisible();
  await expect(sidebar.getByRole('link', {name: 'Onboard devices'})).toBeVisible();

  // The footer.
  const footer = tab.getByRole('contentinfo');
  for (const href of [brand.websiteUrl, brand.statusUrl, brand.termsUrl, brand.privacyUrl]) {
    await expect(footer.locator(`a[href="${href}"]`).first()).toBeVisible();
  }
  await expect(footer.locator('img:visible')).toHaveCount(1);
  await expect(footer).toContainText('Copyright © 2025');
  await expect(footer).toContainText('Bluetooth® word mark');
});

test('both fonts come with a page that has code, the text font alone with the landing page', async ({
  page: tab,
}) => {
  const preloaded = () =>
    tab
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await tab.goto(page, {waitUntil: 'networkidle'});
  expect(await preloaded()).toEqual([
    expect.stringContaining('instrument-sans'),
    expect.stringContaining('source-code-pro'),
  ]);
  await tab.goto('/', {waitUntil: 'networkidle'});
  expect(await preloaded()).toEqual([expect.stringContaining('instrument-sans')]);
});
