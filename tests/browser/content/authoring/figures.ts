import {axe, ofColors} from '../../support/axe';
import {networkAtRest} from '../../support/networkAtRest';
import {expect, test} from '../../support/test';
import type {AuthoringSite} from './buildAuthoringSite';

/** What readers do with the examples, and what axe says of them. */
export function figures(site: () => AuthoringSite): void {
  test('a figure fills the window, zooms and closes by keyboard, and gives the focus back', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    await page.goto(`${site().address}/docs/examples`, {waitUntil: 'networkidle'});
    const button = page.getByRole('button', {name: 'Enlarge'});
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    const before = scripts.length;
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {name: /^A device broadcasts/});
    await expect(dialog).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
    expect(await dialog.boundingBox()).toMatchObject({x: 0, y: 0, width: page.viewportSize()?.width});

    const drawing = dialog.getByRole('img', {name: 'From device to gateway'});
    const width = async () => (await drawing.boundingBox())?.width ?? 0;
    const atFirst = await width();
    const zoomIn = dialog.getByRole('button', {name: 'Zoom in'});
    expect(await zoomIn.boundingBox()).toMatchObject({width: 48, height: 36});
    await zoomIn.press('Enter');
    await expect.poll(width).toBeCloseTo(atFirst * 1.5, -1);
    await page.keyboard.press('+');
    await expect.poll(width).toBeCloseTo(atFirst * 2, -1);
    const stage = dialog.getByRole('region', {name: 'Enlarged figure'});
    await stage.focus();
    const scrolled = await stage.evaluate((box) => box.scrollLeft);
    expect(scrolled).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stage.evaluate((box) => box.scrollLeft)).toBeGreaterThan(scrolled);
    await dialog.getByRole('button', {name: 'Reset zoom'}).press('Enter');
    await expect.poll(width).toBeCloseTo(atFirst, -1);

    const {violations} = await axe(page, '[role=dialog]');
    expect(violations.map(({id}) => id)).toEqual([]);
    await page.keyboard.press('/');
    await networkAtRest(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  for (const mode of ['dark', 'light'] as const) {
    for (const scheme of [mode, `${mode}-high-contrast`]) {
      test(`axe finds nothing in the examples, in ${scheme}, and they fit 320 px`, async ({page}) => {
        await page.addInitScript(
          ([key, value]) => {
            localStorage.setItem('theme', key);
            localStorage.setItem(`${key}-scheme`, value);
          },
          [mode, scheme] as const,
        );
        await page.setViewportSize({width: 320, height: 800});
        await page.goto(`${site().address}/docs/examples`);
        for (const summary of await page.locator('.markdown summary').all()) await summary.click();
        const {violations} = await axe(page, '.markdown', scheme === 'dark' ? {} : ofColors);
        expect(violations.map(({id, nodes}) => [id, nodes[0]?.html])).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      });
    }
  }
}
