import fs from 'node:fs';
import path from 'node:path';
import {consoleErrors} from '../support/consoleErrors';
import {buildDir, builtRoutes} from '../support/siteBuild';
import {expect, test} from '../support/test';

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]*))`).exec(tag)?.slice(1).find(Boolean);

test('every link to another site opens a new tab that cannot reach back, and none to a page of this one', () => {
  const own = new Set(builtRoutes());
  let outside = 0;
  for (const route of own) {
    const file = route === '/' ? 'index.html' : `${route}.html`;
    const html = fs.readFileSync(path.join(buildDir, file), 'utf8').replace(/<script.*?<\/script>/gs, '');
    for (const [tag] of html.matchAll(/<a\s[^>]*>/g)) {
      const href = attribute(tag, 'href') ?? '';
      const opensTab = attribute(tag, 'target') === '_blank';
      const where = `${route}: ${tag}`;
      if (/^https?:/.test(href)) {
        outside += 1;
        expect(opensTab, where).toBe(true);
      }
      if (own.has(href.replace(/[?#].*/, ''))) expect(opensTab, where).toBe(false);
      if (opensTab) expect(attribute(tag, 'rel'), where).toMatch(/\bnoopener\b/);
    }
  }
  expect(outside).toBeGreaterThan(500);
});

for (const ending of ['.html', '/index.html']) {
  test(`a page that a host delivers under ${ending} is the page itself`, async ({page}) => {
    const found = consoleErrors(page);
    const address = `/docs/support${ending}?from=mail#nowhere`;
    await page.route(`**/docs/support${ending}?*`, (route) =>
      route.fulfill({path: path.join(buildDir, 'docs/support.html')}),
    );
    await page.goto(address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
    await expect(page).toHaveURL('/docs/support?from=mail#nowhere');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/support$/);
    await expect(page.locator('.menu__link--active[aria-current=page]')).toHaveText('Support');
    await page.getByRole('link', {name: 'Quick Start'}).first().click();
    await expect(page).toHaveURL('/docs/intro');
    expect(found).toEqual([]);
  });
}
