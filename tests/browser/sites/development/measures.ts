import type {RunOptions} from 'axe-core';
import {axe, ofColors} from '../../support/axe';
import {expect, type Locator, type Page, test} from '../../support/test';
import {palette} from '../../../../design/palette';
import {schemes} from '../../../../design/schemes';
import {theme} from '../../../../src/mui/theme';
import {markCount, watchForMui} from '../../support/muiScripts';

/** The inventory of the components, on the page that development alone shows, has the sizes of the specification. */
export function measures(inventory: () => Page): void {
  let page: Page;
  test.beforeEach(async () => {
    page = inventory();
    await page.setViewportSize({width: 1280, height: 800});
  });

  test('text styles have the specified sizes', async () => {
    const sizes = {
      title: 4,
      subtitle: 3,
      h1: 2.25,
      h2: 1.75,
      h3: 1.375,
      h4: 1.125,
      p1: 1,
      p2: 0.875,
      p3: 0.75,
      p4: 0.625,
    } as const;
    expect(await styleOf(page.locator('html'), 'font-size')).toBe('16px');
    expect(theme.typography.htmlFontSize).toBe(16);
    for (const [name, rem] of Object.entries(sizes) as Array<[keyof typeof sizes, number]>) {
      expect(theme.typography[name].fontSize, name).toBe(`${rem}rem`);
      expect(await styleOf(page.locator(`.MuiTypography-${name}`), 'font-size'), name).toBe(`${rem * 16}px`);
    }
  });

  test('every variant of buttons is drawn, in three heights', async () => {
    const buttons = page.getByRole('region', {name: 'Buttons', exact: true});
    const stock = ['contained', 'outlined', 'text'];
    for (const variant of ['circle', 'onlyIcon', 'menuLabel', 'confirmAction', 'rejectAction', ...stock]) {
      const row = buttons
        .getByRole('row')
        .filter({has: page.getByRole('rowheader', {name: variant, exact: true})});
      for (const [size, height] of Object.entries({small: 32, medium: 40, large: 56})) {
        const button = row.getByRole('button', {name: size, disabled: false});
        await expect(button).toHaveClass(new RegExp(`MuiButton-${variant}\\b`));
        const box = await sizeOf(button);
        expect(box.height, `${variant}, ${size}`).toBe(height);
        if (variant === 'circle' || variant === 'onlyIcon')
          expect(box.width, `${variant}, ${size}`).toBe(height);
        await button.click();
        await expect(buttons.getByRole('status')).toHaveText(`${variant}, ${size}`);
      }
      await expect(row.getByRole('button', {disabled: true})).toBeVisible();
    }
    expect(await styleOf(buttons.locator('.MuiButton-circle').first(), 'border-radius')).toBe('50%');
  });

  test('our variants look different from each other, and react to the pointer', async () => {
    const looks = new Set<string>();
    const variants = ['circle', 'onlyIcon', 'menuLabel', 'confirmAction', 'rejectAction'];
    for (const variant of variants) {
      const button = page.locator(`.MuiButton-${variant}`).first();
      const look = () =>
        button.evaluate((node) => {
          const {backgroundColor, borderColor, borderRadius, justifyContent, color} = getComputedStyle(node);
          return [backgroundColor, borderColor, borderRadius, justifyContent, color].join();
        });
      await page.mouse.move(0, 0);
      const before = await look();
      looks.add(before);
      await button.hover();
      await expect.poll(look, {message: variant}).not.toBe(before);
    }
    expect(looks.size).toBe(variants.length);
  });

  test('the keyboard’s focus is ringed in the scheme’s color', async () => {
    const button = page.getByRole('button', {name: 'Open the dialog'});
    await page.getByRole('region', {name: 'Dialog'}).click({position: {x: 2, y: 2}});
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    expect(await styleOf(button, 'outline-style')).toBe('solid');
    expect(await styleOf(button, 'outline-width')).toBe('2px');
    expect(await styleOf(button, 'outline-color')).toBe(rgb(schemes.dark.focus));
  });

  test('chips are 36 px tall', async () => {
    const chips = await page.locator('.MuiChip-root').all();
    expect(chips.length).toBeGreaterThan(15);
    for (const chip of chips) expect((await sizeOf(chip)).height).toBe(36);
  });

  test('buttons of a group are 48 by 36 px', async () => {
    const groups = page.getByRole('region', {name: 'Button groups'});
    const group = groups.getByRole('group', {name: 'Step through', exact: true});
    const buttons = await group.getByRole('button').all();
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) expect(await sizeOf(button)).toEqual({width: 48, height: 36});
    const language = groups.getByRole('group', {name: 'Language'});
    for (const name of ['C', 'Go', 'JS'])
      expect(await sizeOf(language.getByRole('button', {name, exact: true}))).toEqual({
        width: 48,
        height: 36,
      });
    await language.getByRole('button', {name: 'Go'}).click();
    await expect(language.getByRole('button', {name: 'Go'})).toHaveAttribute('aria-pressed', 'true');
  });

  test('the dialog is 24.125 rem wide, and fits a narrow window', async () => {
    await page.getByRole('button', {name: 'Open the dialog'}).click();
    const dialog = page.getByRole('dialog', {name: 'Delete this API key?'});
    await expect.poll(async () => (await sizeOf(dialog)).width).toBe(24.125 * 16);
    await page.setViewportSize({width: 320, height: 640});
    await expect.poll(async () => (await sizeOf(dialog)).width).toBe(320 - 32);
    await dialog.getByRole('button', {name: 'Keep key'}).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Answer: rejected')).toBeVisible();
  });

  for (const width of [1280, 599, 375]) {
    test(`the snackbar is 300 to 400 px wide in a window of ${width} px`, async () => {
      await page.setViewportSize({width, height: 800});
      const snackbar = page.locator('.MuiSnackbarContent-root');
      await page.getByRole('button', {name: 'Show a short message'}).click();
      await expect(snackbar).toHaveText('Copied');
      const short = await stableWidth(snackbar);
      expect(short).toBe(width === 1280 ? 300 : Math.min(400, width - 16));
      await page.getByRole('button', {name: 'Show a long message'}).click();
      await expect(snackbar).toContainText('placeholders');
      expect(await stableWidth(snackbar)).toBe(Math.min(400, width - 16));
    });
  }

  test('one step of space is a quarter of a rem', async () => {
    const measures = page.getByRole('region', {name: 'Measures'});
    for (const step of [1, 4, 24]) {
      const row = measures
        .getByRole('table', {name: 'Spacing'})
        .getByRole('row')
        .filter({has: page.getByRole('rowheader', {name: String(step), exact: true})});
      expect((await sizeOf(row.locator('span'))).width).toBe(step * 4);
    }
  });

  test('the window passes from one breakpoint to the next where specified', async () => {
    const expected = {xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536};
    expect(theme.breakpoints.values).toEqual(expected);
    const shown = page
      .getByText(/^Window/)
      .getByRole('status')
      .last();
    const names = Object.keys(expected) as Array<keyof typeof expected>;
    for (const [index, name] of names.entries()) {
      const from = expected[name];
      await page.setViewportSize({width: Math.max(from, 320), height: 800});
      await expect(shown).toHaveText(name);
      expect(await page.evaluate((query) => matchMedia(query).matches, mediaOf(name))).toBe(true);
      if (index === 0) continue;
      await page.setViewportSize({width: from - 1, height: 800});
      await expect(shown).toHaveText(names[index - 1] ?? '');
      expect(await page.evaluate((query) => matchMedia(query).matches, mediaOf(name))).toBe(false);
    }
  });

  test('the palette shows eight hues in eleven shades, as the theme has them', async () => {
    const hues = ['gray', 'blue', 'purple', 'green', 'yellow', 'red', 'magenta', 'teal'] as const;
    const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
    for (const hue of hues) {
      const swatches = await page.getByRole('list', {name: hue, exact: true}).getByRole('listitem').all();
      expect(swatches).toHaveLength(shades.length);
      for (const [index, shade] of shades.entries()) {
        expect(theme.palette[hue][shade]).toBe(palette[hue][shade]);
        const swatch = swatches[index] as Locator;
        expect(await styleOf(swatch, 'background-color'), `${hue} ${shade}`).toBe(
          rgb(theme.palette[hue][shade]),
        );
        await expect(swatch).toContainText(String(shade));
      }
    }
  });

  test('the site’s mode and contrast reach the components, and nothing else is stored', async () => {
    const confirm = page.locator('.MuiButton-confirmAction').first();
    const shown = () => styleOf(confirm, 'background-color');
    expect(await shown()).toBe(rgb(schemes.dark.primary));
    const html = page.locator('html');
    await html.evaluate((node) => node.setAttribute('data-theme', 'light'));
    await expect.poll(shown).toBe(rgb(schemes.light.primary));
    await page.reload();
    await page.getByRole('button', {name: 'High contrast'}).click();
    await expect.poll(shown).toBe(rgb(schemes['dark-high-contrast'].primary));
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /mui|mode/.test(key))),
    ).toEqual([]);
  });

  test('the marks of the component library are found where it is loaded', async () => {
    const found = watchForMui(page);
    await page.reload();
    await page.getByRole('heading', {level: 1, name: 'Inventory'}).waitFor();
    expect([...(await found()).keys()]).toHaveLength(markCount);
  });

  for (const scheme of Object.keys(schemes) as Array<keyof typeof schemes>) {
    test(`axe finds nothing in ${scheme}, with dialog and snackbar open`, async () => {
      const [mode] = scheme.split('-') as ['light' | 'dark'];
      await page.evaluate(
        ([key, value]) => {
          localStorage.setItem('theme', key);
          localStorage.setItem(`${key}-scheme`, value);
        },
        [mode, scheme] as const,
      );
      // What fades in has too little contrast on its way.
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.reload();
      await page.getByRole('button', {name: 'Show a long message'}).click();
      await expect(page.locator('.MuiSnackbarContent-root')).toHaveCSS('opacity', '1');
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
      const violations = async (part: string) => {
        const all: RunOptions = {runOnly: {type: 'tag', values: tags}};
        const found = await axe(page, part, scheme === 'dark' ? all : ofColors);
        return found.violations.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.html}`));
      };
      expect(await violations('body')).toEqual([]);
      await page.getByRole('button', {name: 'Open the dialog'}).click();
      await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
      expect(await violations('[role=dialog]')).toEqual([]);
      await page.emulateMedia({reducedMotion: null});
    });
  }
}

function sizeOf(element: Locator): Promise<{width: number; height: number}> {
  return element.evaluate((node) => {
    const {width, height} = node.getBoundingClientRect();
    return {width, height};
  });
}

function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

/** Layout width, which the opening animation's scaling does not touch. */
function stableWidth(element: Locator): Promise<number> {
  return element.evaluate((node) => (node as HTMLElement).offsetWidth);
}

function mediaOf(name: keyof typeof theme.breakpoints.values): string {
  return theme.breakpoints.up(name).replace('@media ', '');
}

function rgb(hex: string): string {
  const channels = hex.match(/[\da-f]{2}/gi) ?? [];
  return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;
}
