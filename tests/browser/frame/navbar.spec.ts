import {brand} from '@site/config/brand';
import {schemeNames, showScheme} from '../support/colorSchemes';
import {field} from '../support/searchDialog';
import {expect, test} from '../support/test';

const page = '/docs/device-sdk/intro';

test.describe('at 997 px', () => {
  test.use({viewport: {width: 997, height: 800}});

  test('the navbar shows every item, nothing overflows, and its links stand 16 px apart, those of the left apart from those of the right', async ({
    page: tab,
  }) => {
    await tab.goto(page);
    const navbar = tab.getByRole('navigation', {name: 'Main'});
    for (const name of ['Quick Start', 'Device SDK', 'Cloud API', 'Guides', 'Dashboard']) {
      await expect(navbar.getByRole('link', {name, exact: true})).toBeVisible();
    }
    await expect(navbar.getByRole('link', {name: /^Source code/})).toHaveAttribute(
      'href',
      brand.sourceCodeUrl,
    );
    await expect(navbar.getByRole('link', {name: 'Dashboard'})).toHaveAttribute('target', '_blank');
    await expect(navbar.getByRole('link', {name: 'Dashboard'})).toHaveAttribute('href', brand.dashboardUrl);
    await expect(navbar.getByRole('button', {name: 'Search'})).toBeVisible();
    await expect(navbar.getByRole('button', {name: 'English'})).toBeVisible();
    await expect(navbar.getByRole('button', {name: 'Latest'})).toBeVisible();
    await expect(navbar.getByRole('button', {name: /^Color mode: dark/})).toBeVisible();
    await expect(tab.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();

    const [content, window] = await tab.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(window);
    const heights = await tab
      .locator('.navbar__item')
      .evaluateAll((items) => items.map((item) => item.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(50);

    const gaps = await tab.locator('.navbar__items > .navbar__item').evaluateAll((items) => {
      const texts = items.map((item) => {
        const {paddingLeft, paddingRight} = getComputedStyle(item);
        const {left, right} = item.getBoundingClientRect();
        return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)] as const;
      });
      return texts.slice(1).map(([left], index) => left - (texts[index]?.[1] ?? 0));
    });
    expect(gaps).toHaveLength(6);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
    expect(gaps[3]).toBeGreaterThan(20);
  });
});

test.describe('at 996 px', () => {
  test.use({viewport: {width: 996, height: 800}});

  test('a side menu holds the items, with a secondary menu, and closes when the window grows', async ({
    page: tab,
  }) => {
    await tab.goto(page);
    await expect(
      tab.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Cloud API'}),
    ).toBeHidden();
    await tab.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = tab.locator('.navbar-sidebar');
    // On a documentation page the page tree comes first.
    await expect(menu.getByRole('link', {name: 'Device requirements'})).toBeVisible();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    const mainMenu = menu.locator('.navbar-sidebar__item').first();
    await expect(mainMenu.getByRole('link', {name: 'Cloud API'})).toBeInViewport();
    await expect(mainMenu.getByRole('link', {name: 'Dashboard'})).toBeInViewport();
    await expect(menu.getByRole('link', {name: 'Device requirements'})).not.toBeInViewport();
    await mainMenu.getByRole('link', {name: 'Guides', exact: true}).click();
    await expect(tab).toHaveURL('/docs/guides/Integration');
    await expect(menu).toBeHidden();

    await tab.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(tab.locator('.navbar-sidebar')).toBeVisible();
    await tab.setViewportSize({width: 1280, height: 800});
    await expect(tab.locator('.navbar-sidebar')).toBeHidden();
  });
});

test('the navbar hides on scrolling down and comes back on scrolling up, and the contents move with it', async ({
  page: tab,
}) => {
  await tab.goto('/docs/device-sdk/terrestrial-module/sdk-reference');
  const navbar = tab.getByRole('navigation', {name: 'Main'});
  await expect(navbar).toBeInViewport();
  const top = () =>
    tab.locator('.theme-doc-toc-desktop').evaluate((contents) => contents.getBoundingClientRect().top);
  await tab.mouse.move(640, 400);
  // As long as it would cover nothing but its own place, it stays.
  await tab.mouse.wheel(0, 20);
  await tab.mouse.wheel(0, 20);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(40);
  await expect(navbar).toBeInViewport({ratio: 1});
  await tab.mouse.wheel(0, 300);
  await tab.mouse.wheel(0, 300);
  await expect(navbar).not.toBeInViewport();
  await expect.poll(top).toBe(0);
  await tab.mouse.wheel(0, -200);
  await expect(navbar).toBeInViewport();
  await expect.poll(top).toBe(64);
  await tab.mouse.wheel(0, 400);
  await expect(navbar).not.toBeInViewport();
  // Search gives the focus back to its button, which has to be seen then.
  await tab.keyboard.press('/');
  await expect(field(tab)).toBeFocused();
  await tab.keyboard.press('Escape');
  await expect(navbar).toBeInViewport();
  await expect.poll(top).toBe(64);
  await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
  // Going to another page shows it again.
  await tab.locator('.pagination-nav__link--next').click();
  await expect(navbar).toBeInViewport();
});

test('the navbar shows near the top however the page got there', async ({page: tab}) => {
  await tab.goto(page);
  const navbar = tab.getByRole('navigation', {name: 'Main'});
  await tab.evaluate(async () => {
    const scrolled = (move: () => void) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), {once: true});
        move();
      });
    const place = document.body.appendChild(document.createElement('span'));
    place.id = 'near-the-top';
    Object.assign(place.style, {position: 'absolute', top: '30px'});
    // The jump hides it, and the page goes on downwards, which does not show it either.
    await scrolled(() => {
      location.hash = place.id;
    });
    for (let step = 0; step < 2; step++) await scrolled(() => scrollBy({top: 5, behavior: 'instant'}));
  });
  expect(await tab.evaluate(() => scrollY)).toBeLessThan(60);
  await expect(navbar).not.toHaveClass(/navbarHidden/);
  await expect(navbar).toBeInViewport({ratio: 1});
});

test('the navbar hides when a heading is jumped to', async ({page: tab}) => {
  await tab.goto('/docs/device-sdk/terrestrial-module/sdk-reference');
  await tab.locator('.table-of-contents__link').last().click();
  await expect(tab.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
  // A place that does not exist hides nothing.
  await tab.evaluate(() => {
    location.hash = 'no-such-place';
  });
  await expect(tab.getByRole('navigation', {name: 'Main'})).toBeInViewport();
});

test('what lies behind the navbar does not shine through, in any color scheme', async ({page: tab}) => {
  await tab.goto(page);
  for (const scheme of schemeNames) {
    await showScheme(tab, scheme);
    const opacity = await tab.locator('.navbar').evaluate((navbar) => {
      const pixel = document.createElement('canvas').getContext('2d');
      if (!pixel) throw new Error('the browser gives no canvas');
      pixel.fillStyle = getComputedStyle(navbar).backgroundColor;
      pixel.fillRect(0, 0, 1, 1);
      return pixel.getImageData(0, 0, 1, 1).data[3];
    });
    expect(opacity, scheme).toBe(255);
  }
});
