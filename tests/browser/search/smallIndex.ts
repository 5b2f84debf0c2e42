import type {Page} from '@playwright/test';
import type {Manifest, PageTexts, SearchablePage} from '@site/plugins/search/shared/page';

/** A page of a small index: what is left out is as the site's own pages have it. */
export function indexed(page: Partial<SearchablePage>): SearchablePage {
  return {
    path: 'docs/intro',
    section: 'Guides',
    title: 'Lamps',
    language: 'en',
    version: 'current',
    tag: 'docs-default-current',
    headings: [],
    passages: [],
    ...page,
  };
}

/** Puts a small index in place of the one that the site was built with. */
export async function serveIndex(
  page: Page,
  pages: SearchablePage[],
  siteAddress = 'https://docs.skerry.example/',
): Promise<void> {
  const version = {
    tag: 'docs-default-current',
    records: pages.length,
    pages: pages.map(({passages, asked, ...page}) => page),
    texts: 'texts.small.json',
  };
  const texts: PageTexts = {
    passages: pages.map((each) => each.passages),
    asked: pages.map(({asked}) => asked),
  };
  const manifest: Manifest = {siteAddress, versions: [version]};
  await page.route('**/search/manifest.json', (route) => route.fulfill({json: manifest}));
  await page.route(`**/search/${version.texts}`, (route) => route.fulfill({json: texts}));
}
