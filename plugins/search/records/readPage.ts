import type {Element} from 'hast';
import {textOf} from '../../content/mdx/textOf';
import {findElement, type ParsedPage} from '../../pages/finish/parsePage';
import type {SearchablePage} from '../shared/page';
import {hasClass, isElement} from './elements';
import {readText} from './readText';

/**
 * Reads what search has to know of a page from its built HTML.
 *
 * @param path of the page without the base URL; empty for the landing page
 * @param firstArea Name of the section of pages that belong to none.
 * @throws Error that names the file when the page has no `main` or no title.
 */
export function readPage(
  {file, main, meta, language}: ParsedPage,
  path: string,
  firstArea: string,
): SearchablePage {
  const heading = main && findElement(main, ({tagName}) => tagName === 'h1');
  const title = heading ? textOf(heading).trim() : '';
  if (!main || !title) {
    const missing = main ? 'an h1 in it' : 'a main element';
    throw new Error(`${file}: search needs ${missing} to know what the page is about.`);
  }
  const [section, ...below] = crumbsIn(main);
  const page: SearchablePage = {
    path,
    // The overview of a section has the section's name there; a page that belongs to none has its own.
    section: section && (below.length > 0 || section !== title) ? section : firstArea,
    title,
    language: meta['docsearch:language'] ?? language ?? 'en',
    version: meta['docsearch:version'] ?? 'current',
    tag: meta['docsearch:docusaurus_tag'] ?? 'default',
    headings: [],
    passages: [],
  };
  readText(main, page);
  const {description} = meta;
  if (description && !page.passages.includes(description)) {
    page.passages.unshift(description);
    for (const heading of page.headings) heading[3]++;
  }
  return page;
}

/** Names in the path above a page; the last one is the page's own, and home, an icon, has none. */
function crumbsIn(main: Element): string[] {
  const list = findElement(main, (part) => hasClass(part, 'breadcrumbs'));
  const items = list?.children.filter(isElement).filter((item) => hasClass(item, 'breadcrumbs__item')) ?? [];
  return items.map((item) => textOf(item).trim()).filter(Boolean);
}
