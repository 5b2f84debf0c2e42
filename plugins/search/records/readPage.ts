import type {Element, ElementContent} from 'hast';
import {textOf} from '../../content/mdx/textOf';
import {findElement, type ParsedPage} from '../../pages/finish/parsePage';
import {kinds, type Passage, type SearchablePage} from '../shared/page';
import {findableCode, splitCode} from './code';
import {hasClass, headingOf, isCell, isElement, isLeftOut, isPassage} from './elements';

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

/** Appends the headings and passages in an element to those of a page, in the order of the text. */
function readText(element: Element, page: SearchablePage): void {
  const knownInCode = new Set<string>();
  /** Heading that the text read last belongs to. */
  let place = {level: 1, anchor: ''};
  /** What the innermost list of fields stands under. */
  let listPlace = place;
  let text = '';
  const said = new Set<string>();

  function finish(): void {
    // A row of a table as a reader would say it: its name, then what the other cells hold, as sentences or in a list.
    const passage = text
      .replace(/[\s\u200b]+/g, ' ')
      .replace(/^ |( •)* ?$/g, '')
      .replace(/[.:]?(?: •)+ /, ': ')
      .replace(/([.:;!?])?(?: •)+ (\p{Lu}?)/gu, (_, end, big) => `${end ?? (big ? '.' : ',')} ${big}`);
    text = '';
    // Drawings come in two layouts with one description; a text without letter or digit cannot be searched for.
    const key = keyOf(passage);
    if (said.has(key) || !/[\p{L}\p{N}]/u.test(passage)) return;
    said.add(key);
    page.passages.push(passage);
  }

  function keyOf(passage: string): string {
    return `${place.anchor} ${passage}`;
  }

  /** Goes on with the last passage under the heading, if there is one. */
  function takeBack(): void {
    const heading = page.headings.at(-1);
    const last = page.passages.at(-1);
    if (!heading || page.passages.length === heading[3] || typeof last !== 'string') return;
    page.passages.pop();
    said.delete(keyOf(last));
    text = `${last} `;
  }

  function open(next: typeof place, title: string): void {
    finish();
    place = next;
    leaveReturn();
    page.headings.push([next.level, next.anchor, title, page.passages.length]);
  }

  /** Forgets that the text led back to a heading, or on to other pages, where nothing followed: the next place says all. */
  function leaveReturn(): void {
    const [, anchor, title, first] = page.headings.at(-1) ?? [];
    if ((title === '' || anchor === 'next') && first === page.passages.length) page.headings.pop();
  }

  function readChildren(node: Element): void {
    for (const [index, child] of node.children.entries()) {
      // Two elements side by side are two words, even if only style keeps them apart.
      const isShown = isElement(child) && !isLeftOut(child);
      if (isShown && node.children[index - 1]?.type === 'element') text += ' ';
      read(child);
    }
  }

  function read(node: ElementContent): void {
    if (node.type === 'text') text += node.value;
    if (!isElement(node) || isLeftOut(node)) return;
    // A way on to another page is found as that.
    if (node.tagName === 'li' && place.anchor === 'next') return;
    // What samples and an example of an error show is found by the words of the operation and of its answer.
    if (
      node.tagName === 'summary' &&
      /^(samples|response-[45])/.test(place.anchor) &&
      !hasClass(node, 'means')
    )
      return;
    if (node.tagName === 'br') text += ' ';
    if (node.tagName === 'pre') {
      finish();
      const code = findableCode(textOf(node), knownInCode);
      page.passages.push(...splitCode(code).map((piece): Passage => [kinds.code, piece]));
      return;
    }
    if (node.tagName === 'thead') {
      const cells = node.children.flatMap((row) => (isElement(row) ? row.children.filter(isElement) : []));
      // Of two columns the heads say little: what is asked, and what is answered.
      if (cells.length > 2) text += cells.map(textOf).filter(Boolean).join(', ');
      finish();
      return;
    }
    if (hasClass(node, 'endpoint-line')) {
      finish();
      page.passages.push([kinds.endpoint, textOf(node).replace(/\s+/g, ' ').trim()]);
      return;
    }
    const outer = place;
    const outerList = listPlace;
    if (node.tagName === 'dl') listPlace = place;
    const heading = headingOf(node);
    if (heading) {
      const above = node.tagName === 'dt' ? listPlace : place;
      const level = heading.level ?? Math.min(6, above.level + 1);
      open({level, anchor: heading.anchor}, heading.text);
      if (node.tagName !== 'li') return;
    }
    if (isPassage(node)) finish();
    // A property's limits belong to its description.
    if (hasClass(node, 'property-facts')) takeBack();
    readChildren(node);
    if (isPassage(node)) finish();
    else if (isCell(node)) text += ' • ';
    // What follows a list of properties, or samples, belongs to the heading above it: an empty title returns to that.
    const isAside = node.tagName === 'li' ? heading : node.tagName === 'dl' || hasClass(node, 'api-side');
    if (isAside && place !== outer) open(outer, '');
    listPlace = outerList;
  }

  readChildren(element);
  finish();
  leaveReturn();
}
