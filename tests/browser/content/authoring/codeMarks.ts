import {expect, type Page, test} from '../../support/test';
import type {AuthoringSite} from './buildAuthoringSite';

const marked = (page: Page) => page.locator('.theme-code-block').filter({hasText: 'int a;'});

async function copiedFrom(address: string, page: Page, text: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}/docs/feedback`);
  const block = page.locator('.theme-code-block').filter({hasText: text});
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What becomes of the fences, read, copied and wrapped. */
export function codeMarks(site: () => AuthoringSite): void {
  test('title, numbers, marks and colors are in the page that is served', () => {
    const html = site().html('feedback');
    expect(html).toContain('src/main.c');
    expect(html).toMatch(/class="numbered" style="--first-line:6/);
    for (const mark of ['highlighted', 'deleted', 'inserted']) {
      expect(html).toMatch(new RegExp(`<span class="line ${mark}"><span class="token \\w+">int</span> `));
    }
    expect(html).toMatch(/<span class="token deleted">-CONFIG_BT=n/);
    expect(html).not.toContain('diff-remove');
  });

  test('a line that comes or goes has a sign, which is no text', async ({page}) => {
    await page.goto(`${site().address}/docs/feedback`);
    const signs = await marked(page)
      .locator('.line')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').content));
    expect(signs).toEqual(['none', '"−" / "removed"', '"+" / "added"', 'none']);
  });

  test('copying leaves signs and removed lines out, but gives a patch to the letter', async ({page}) => {
    expect(await copiedFrom(site().address, page, 'int a;')).toMatch(/^int a;\nint c;\nint wide = 1 .* 1;$/);
    expect(await copiedFrom(site().address, page, 'CONFIG_BT=n')).toBe('-CONFIG_BT=n\n+CONFIG_BT=y');
  });

  test('a wide line can be wrapped', async ({page}) => {
    await page.goto(`${site().address}/docs/feedback`);
    const lines = marked(page).locator('pre');
    const overhang = () => lines.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
    expect(await overhang()).toBeGreaterThan(0);
    await marked(page).hover();
    await marked(page).getByRole('button', {name: 'Toggle word wrap'}).click();
    expect(await overhang()).toBe(0);
  });
}
