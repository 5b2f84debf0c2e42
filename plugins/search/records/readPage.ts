import {load} from 'cheerio';
import type {SearchablePage} from '../shared/page';
import {readText} from './readText';

/**
 * Reads what search has to know of a page from its built HTML.
 *
 * @param file Path of the HTML file, for errors.
 * @throws Error that names the file when the page has no `main` or no title.
 */
export function readPage(
  html: string,
  {path, file, siteTitle}: {path: string; file: string; siteTitle: string},
): SearchablePage {
  const $ = load(html);
  const main = $('main').get(0);
  const title = $('main h1').first().text().trim();
  if (!main || !title) {
    const missing = main ? 'an h1 in it' : 'a main element';
    throw new Error(`${file}: search needs ${missing} to know what the page is about.`);
  }
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content');
  const crumbs = $('.breadcrumbs__item:not(:has(.breadcrumbHomeIcon, [aria-label="Home page"]))')
    .map((_, item) => $(item).text().trim())
    .get();
  const page: SearchablePage = {
    path,
    section: sectionOf(crumbs, title) ?? siteTitle,
    title,
    language: meta('docsearch:language') ?? $('html').attr('lang') ?? 'en',
    version: meta('docsearch:version') ?? 'current',
    tag: meta('docsearch:docusaurus_tag') ?? 'default',
    headings: [],
    passages: [],
  };
  readText(main, page);
  const description = meta('description');
  if (description && !page.passages.includes(description)) addFirst(page, description);
  return page;
}

function addFirst(page: SearchablePage, passage: string): void {
  page.passages.unshift(passage);
  for (const heading of page.headings) heading[3]++;
}

/** The first breadcrumb, unless it is the page itself: the overview of a section has the section's name there. */
function sectionOf([first, ...others]: string[], title: string): string | undefined {
  return others.length > 0 || first !== title ? first : undefined;
}
