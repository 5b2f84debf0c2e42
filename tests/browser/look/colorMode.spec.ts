import {noAnswer, expectErrors} from '../support/consoleErrors';
import {type BrowserContext, expect, type Page, test} from '../support/test';

const guide = '/docs/guides/integration/onboard-devices';

const modeToggle = (page: Page) => page.getByRole('button', {name: /^Color mode/}).first();
const contrastToggle = (page: Page) => page.getByRole('button', {name: 'High contrast'}).first();
const root = (page: Page) => page.locator('html');

/** What the browser keeps of the choices. */
const stored = (page: Page) =>
  page.evaluate(() => ['theme', 'light-scheme', 'dark-scheme'].map((key) => localStorage.getItem(key)));

/** Colors that are really painted, so that a rule that no longer applies shows. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const {backgroundColor, colorScheme} = getComputedStyle(document.documentElement);
    return {page: backgroundColor, text: getComputedStyle(document.body).color, colorScheme};
  });

async function store(context: BrowserContext, values: Record<string, string>): Promise<void> {
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  }, Object.entries(values));
}

test('a first visit is dark on a light system, and keeps nothing', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(guide);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect((await painted(page)).colorScheme).toBe('dark');
  expect(await stored(page)).toEqual([null, null, null]);
});

test('the toggle goes round system, light and dark, and the choice outlives a reload', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(guide);
  for (const [choice, mode] of [
    ['system', 'light'],
    ['light', 'light'],
    ['dark', 'dark'],
  ] as const) {
    await modeToggle(page).click();
    await expect(modeToggle(page)).toHaveAccessibleName(new RegExp(`^Color mode: ${choice}\\.`));
    await expect(root(page)).toHaveAttribute('data-theme', mode);
    expect((await stored(page))[0]).toBe(choice);
    await page.reload();
    await expect(modeToggle(page)).toHaveAccessibleName(new RegExp(`^Color mode: ${choice}\\.`));
    await expect(root(page)).toHaveAttribute('data-theme', mode);
  }
});

test('system follows the operating system live; a chosen mode does not', async ({page}) => {
  await store(page.context(), {theme: 'system'});
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(guide);
  await expect(modeToggle(page)).toBeEnabled();
  await page.emulateMedia({colorScheme: 'light'});
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await modeToggle(page).click();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('a choice reaches the other tabs, and none of them undoes it', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const other = await context.newPage();
  await other.emulateMedia({colorScheme: 'light'});
  await page.goto(guide);
  await other.goto('/');
  await expect(modeToggle(other)).toBeEnabled();
  await modeToggle(page).click();
  await expect(modeToggle(other)).toHaveAccessibleName(/^Color mode: system\./);
  await contrastToggle(page).click();
  await expect(contrastToggle(other)).toHaveAttribute('aria-pressed', 'true');
  await page.waitForTimeout(300);
  expect(await stored(page)).toEqual(['system', 'light-high-contrast', null]);
  expect(await stored(other)).toEqual(['system', 'light-high-contrast', null]);
});

test('each mode keeps a scheme of its own', async ({page}) => {
  await page.goto(guide);
  const standard = await painted(page);
  await contrastToggle(page).click();
  await expect(contrastToggle(page)).toHaveAttribute('aria-pressed', 'true');
  const highContrast = await painted(page);
  expect(highContrast.text).not.toBe(standard.text);
  await page.emulateMedia({colorScheme: 'light'});
  await modeToggle(page).click();
  await expect(contrastToggle(page)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(contrastToggle(page)).toHaveAttribute('aria-pressed', 'false');
  await modeToggle(page).click();
  await modeToggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await painted(page)).toEqual(highContrast);
  expect(await stored(page)).toEqual(['dark', null, 'dark-high-contrast']);
});

test('a system that asks for contrast gets it, live, until the reader chooses', async ({page}) => {
  await page.emulateMedia({contrast: 'more'});
  await page.goto(guide);
  await expect(contrastToggle(page)).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({contrast: 'no-preference'});
  await expect(contrastToggle(page)).toHaveAttribute('aria-pressed', 'false');
  await contrastToggle(page).click();
  await contrastToggle(page).click();
  await page.emulateMedia({contrast: 'more'});
  await expect(contrastToggle(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the right mode is painted before any script file arrives', async ({page}) => {
  await store(page.context(), {theme: 'light', 'light-scheme': 'light-high-contrast'});
  expectErrors(page, noAnswer);
  await page.route('**/*.js', (route) => route.abort());
  // It would load once more without its scripts.
  await page.addInitScript(() => history.replaceState({reloadedForScripts: true}, ''));
  await page.goto(guide, {waitUntil: 'domcontentloaded'});
  expect(await painted(page)).toEqual({
    page: 'rgb(255, 255, 255)',
    text: 'rgb(0, 0, 0)',
    colorScheme: 'light',
  });
});

test.describe('with scripts off', () => {
  test.use({javaScriptEnabled: false});

  test('the page is dark, has no dead buttons, and follows a wish for contrast', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(guide);
    expect((await painted(page)).colorScheme).toBe('dark');
    await expect(modeToggle(page)).toBeHidden();
    const {text} = await painted(page);
    await page.emulateMedia({contrast: 'more'});
    expect((await painted(page)).text).not.toBe(text);
  });
});

test('storage that throws leaves toggles that work until the page is left', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(guide);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await modeToggle(page).click();
  await modeToggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await contrastToggle(page).click();
  await expect(contrastToggle(page)).toHaveAttribute('aria-pressed', 'true');
});

test('forced colors replace the gradients and reach the drawings', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/');
  const {background, stroke, canvas} = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'highlight';
    return {
      background: getComputedStyle(document.body, '::before').backgroundImage,
      stroke: getComputedStyle(document.querySelector('svg[role=img] path[class*=path]') as Element).stroke,
      canvas: getComputedStyle(probe).color,
    };
  });
  expect(background).toBe('none');
  expect(stroke).toBe(canvas);
});

test('forced colors keep the signs between the names of the path', async ({page}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await page.goto(guide);
    const colors = await page
      .locator('.breadcrumbs__item')
      .first()
      .evaluate((item) => [
        getComputedStyle(item, '::after').backgroundColor,
        getComputedStyle(document.body).color,
      ]);
    expect(colors[0]).toBe(colors[1]);
  }
});

test('forced colors draw the logo in what differs from its ground, and frames as text', async ({page}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await page.goto(guide);
    const looks = await page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      const {filter, mixBlendMode} = style(".navbar__logo [class*='themedComponent--dark']");
      return {
        logo: [filter, mixBlendMode],
        frame: style('.theme-code-block').borderTopColor,
        text: style('body').color,
      };
    });
    expect(looks).toEqual({
      logo: ['brightness(0) invert(1)', 'difference'],
      frame: looks.text,
      text: looks.text,
    });
  }
});

test('forced colors show each line of folded code in one color', async ({page}) => {
  await page.goto('/docs/api-specification/register-new-devices');
  const code = page.locator('.long-code:has(> .code-fold:not([open])) > pre > code').first();
  const fading = async () => {
    const gradient = await code.evaluate((element) => getComputedStyle(element).maskImage);
    const [from, to] = gradient.match(/[\d.]+(?=px)/g)?.map(Number) ?? [];
    return (to ?? 0) - (from ?? 0);
  };
  expect(await fading()).toBeGreaterThan(20);
  await page.emulateMedia({forcedColors: 'active'});
  expect(await fading()).toBe(0);
});

test('forced colors keep the marks of fields and of what is open, and move no text', async ({page}) => {
  await page.goto('/docs/device-sdk/terrestrial-module/advertising-packet');
  const marked = page.locator(
    'tr[data-field] > td:first-child, .table-of-contents > li:first-child > a, .menu a[aria-current=page]',
  );
  const look = () =>
    marked.evaluateAll((all) =>
      all.map((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        const style = getComputedStyle(one, one.matches('td') ? '::after' : null);
        const {left, height} = one.getBoundingClientRect();
        const isWhole = !one.matches('td') || Number.parseFloat(style.height) <= height;
        return {x: text.getBoundingClientRect().x - left, edge: style.borderLeftStyle, isWhole};
      }),
    );
  const before = await look();
  expect(before.length).toBeGreaterThan(12);
  await page.emulateMedia({forcedColors: 'active'});
  const forced = await look();
  expect(forced.map(({x}) => x)).toEqual(before.map(({x}) => x));
  for (const {edge, isWhole} of forced) expect([edge, isWhole]).toEqual(['solid', true]);
});
