import fs from 'node:fs';
import path from 'node:path';
import {consoleErrors} from '../../support/consoleErrors';
import {expect, type Page, test} from '../../support/test';
import {type ChangedSite, newSentence} from './buildChangedSite';

/** Paths of the documents that a window loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Tests of a tab that was opened before a deploy: another build answers, in which pages have changed. */
export function deploys(site: () => ChangedSite): void {
  const support = () => new URL(`${site().address}/docs/support`).pathname;

  test.beforeAll(async () => {
    await site().deploy('second');
  });

  test('the second build lacks scripts that a page of the first one needs', () => {
    const scripts = (build: string) => {
      const folder = path.join(site().buildDir, '../..', build, 'portal');
      const html = fs.readFileSync(path.join(folder, 'docs/support.html'), 'utf8');
      return [...html.matchAll(/\/assets\/js\/([\w~.]+\.js)/g)].map(([, name]) => name);
    };
    const gone = scripts('first').filter((script) => !scripts('second').includes(script));
    // What every page starts with; parts of pages that have not changed keep their names.
    expect(gone.map((script) => script.split('.')[0])).toEqual(
      expect.arrayContaining(['main', 'runtime~main']),
    );
  });

  test('an open tab gets to the page that it asks for, with one reload', async ({page}) => {
    const found = consoleErrors(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await site().deploy('first');
    await page.goto(`${site().address}/docs/intro`);
    await site().deploy('second');
    const documents = documentsOf(page);
    await page.locator('.footer').getByRole('link', {name: 'Support'}).click();
    await expect(page.getByText(newSentence)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(documents).toEqual([support()]);
    expect(warnings.join()).toContain('ChunkLoadError');
    expect(found.filter((one) => !/404/.test(one))).toEqual([]);
    // The tab is of the new build now: it goes on without a reload.
    await page.locator('.footer').getByRole('link', {name: 'Quick Start'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick Start');
    expect(documents).toHaveLength(1);
  });

  for (const isKept of [false, true]) {
    const end = isKept ? 'stays readable when it comes again' : 'is replaced';
    test(`a page of the old build that is opened after a deploy is reloaded once, and ${end}`, async ({
      page,
    }) => {
      const html = fs.readFileSync(path.join(site().buildDir, 'docs/support.html'), 'utf8');
      const found = consoleErrors(page);
      await site().deploy('second');
      const documents = documentsOf(page);
      await page.route('**/docs/support', async (route) => {
        if (isKept || documents.length === 1) await route.fulfill({body: html, contentType: 'text/html'});
        else await route.continue();
      });
      await page.goto(`${site().address}/docs/support`, {waitUntil: 'load'});
      await expect.poll(() => documents).toEqual([support(), support()]);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
      if (isKept) await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
      else await expect(page.getByText(newSentence)).toBeVisible();
      // A click that comes before its scripts would load the next page as a document.
      if (!isKept) await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Integration guide');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      // What stays readable has links that load a page; what is replaced has scripts.
      const {pathname} = new URL(page.url());
      expect(documents).toEqual(isKept ? [support(), support(), pathname] : [support(), support()]);
      expect(found.filter((one) => !/404/.test(one))).toEqual([]);
    });
  }
}
