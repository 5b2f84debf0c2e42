import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {SKIP, visit} from 'unist-util-visit';
import {textOf} from '../../content/mdx/textOf';
import {findElement} from '../finish/parsePage';
import type {PageContent} from '../markdown/contentOf';

export interface ReleaseEntry {
  /** ISO 8601, such as `2026-09-16`. */
  date: string;
  /** Heading, with the product that it is of. */
  title: string;
  /** Absolute address of the heading. */
  address: string;
  /** What stands below the heading, with absolute links. */
  html: string;
}

/**
 * Reads the entries of the built release notes, newest first.
 *
 * @throws Error when there is none, one has no heading with an id, or they are not in order
 */
export function readEntries({content}: PageContent, address: string): ReleaseEntry[] {
  const entries: ReleaseEntry[] = [];
  visit(content, {tagName: 'section'}, (section) => {
    entries.push(readEntry(section, address, entries.at(-1)));
    return SKIP;
  });
  const loose = content.children.find((node) => node.type === 'element' && node.tagName === 'h3');
  if (loose)
    throw new Error(`${address}: the heading "${textOf(loose)}" is no entry. Put it into a <Release>.`);
  if (entries.length === 0) throw new Error(`${address}: the release notes have no <Release>.`);
  return entries;
}

function readEntry(section: Element, address: string, above: ReleaseEntry | undefined): ReleaseEntry {
  const heading = findElement(section, ({tagName}) => tagName === 'h3');
  const time = findElement(section, ({tagName}) => tagName === 'time');
  const body = section.children.findLast((node) => node.type === 'element' && node.tagName === 'div');
  const date = String(time?.properties.dateTime);
  const name = heading && textOf(heading).trim();
  if (!name || !heading.properties.id || body?.type !== 'element') {
    throw new Error(
      `${address}: the <Release> of ${date} begins with no heading. Write "### Title {/* #id */}" and what it is about.`,
    );
  }
  if (above && above.date < date) {
    throw new Error(
      `${address}: "${name}" of ${date} stands below ${above.date}. Put the newest entry first.`,
    );
  }
  const product = String(section.properties.dataProduct);
  return {
    date,
    title: name.startsWith(product) ? name : `${product}: ${name}`,
    address: `${address}#${heading.properties.id}`,
    html: toHtml(body.children).trim(),
  };
}
