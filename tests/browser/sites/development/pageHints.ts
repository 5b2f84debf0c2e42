import fs from 'node:fs';
import path from 'node:path';
import {axe, ofColors} from '../../support/axe';
import {expectErrors} from '../../support/consoleErrors';
import {expect, test} from '../../support/test';

/** What is wrong with the open page is told in the page. */
export function pageHints(address: () => string, root: () => string): void {
  test('a mistake shows in the open page with its line, and goes when it is mended', async ({page}) => {
    expectErrors(page, /^console: /);
    const file = path.join(root(), 'docs/support.mdx');
    const source = fs.readFileSync(file, 'utf8');
    const panel = page.getByRole('region', {name: 'Problems of this page'});
    await page.goto(`${address()}/docs/support`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();

    fs.writeFileSync(file, `${source}\nThe base station hears [it](#nowhere).\n`);
    const place = `docs/support.mdx:${source.split('\n').length + 1}`;
    const problem = panel.getByRole('listitem').filter({hasText: 'write "gateway"'});
    await expect(problem).toContainText(place);
    await expect(panel).toContainText('2 problems in docs/support.mdx');
    await expect(panel).toContainText('no heading with that anchor');
    const link = problem.getByRole('link', {name: place});
    // No editor is opened here: what the link asks the server for is enough.
    await page.route('**/webpack-dev-server/open-editor*', (route) => route.fulfill());
    const asked = page.waitForRequest(/open-editor/);
    await link.focus();
    await page.keyboard.press('Enter');
    expect(new URL((await asked).url()).searchParams.get('fileName')).toBe(place);
    await expect(page).toHaveURL(/\/docs\/support$/);
    // Colors that fade would be measured on their way.
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const mode of ['light', 'dark']) {
      await page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), mode);
      const {violations} = await axe(page, '.page-hints', ofColors);
      expect(violations, mode).toEqual([]);
    }

    // At the end of the page, nothing of it is left below the panel.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const foot = await page.getByRole('contentinfo').boundingBox();
    const top = (await panel.boundingBox())?.y ?? 0;
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top + 1);

    await panel.getByRole('button', {name: 'Close'}).click();
    await expect(panel).toHaveCount(0);
    fs.writeFileSync(file, `${source}\nThe base station hears it.\n`);
    await expect(panel).toContainText('1 problem in docs/support.mdx');
    fs.writeFileSync(file, source);
    await expect(panel).toHaveCount(0);
  });
}
