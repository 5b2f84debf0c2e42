import {load} from 'cheerio';
import type {BuiltPage} from '../../builtFiles';
import type {SearchablePage} from '../shared/page';
import {readText} from './readText';

/**
 * Reads what search has to know of a page from its built HTML.
 *
 * @param siteTitle Name of the section of pages that belong to none.
 * @throws Error that names the file when the page has no `main` or no title.
 */
export function readPage({path, html, file}: BuiltPage, siteTitle: string): SearchablePage {
  const $ = load(html);
  const main = $('main').get(0);
  const title = $('main h1').first().text().trim();
  if (!main || !title) {
    const missing = main ? 'an h1 in it' : 'a main element';
    throw new Error(`${file}: search needs ${missing} to know what the page is about.`);
  }
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content');
  const [section, ...below] = $('.breadcrumbs__item:not(:has(.breadcrumbHomeIcon, [aria-label="Home page"]))')
    .map((_, item) => $(item).text().trim())
    .get();
  const page: SearchablePage = {
    path,
    // The overview of a section has the section's name there; a page that belongs to none has its own.
    section: section && (below.length > 0 || section !== title) ? section : siteTitle,
    title,
    language: meta('docsearch:language') ?? $('html').attr('lang') ?? 'en',
    version: meta('docsearch:version') ?? 'current',
    tag: meta('docsearch:docusaurus_tag') ?? 'default',
    headings: [],
    passages: [],
  };
  readText(main, page);
  const description = meta('description');
  if (description && !page.passages.includes(description)) {
    page.passages.unshift(description);
    for (const heading of page.headings) heading[3]++;
  }
  return page;
}
