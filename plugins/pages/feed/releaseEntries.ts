import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {textOf} from '../../content/mdx/textOf';
import type {PageContent} from '../markdown/contentOf';

/** One dated entry of the release notes. */
export interface ReleaseEntry {
  /** ISO 8601, such as `2026-09-16`. */
  date: string;
  /** Heading without the date. */
  title: string;
  /** Absolute address of the heading. */
  address: string;
  /** What stands below the heading, with absolute links. */
  html: string;
}

/**
 * Reads the entries of the built release notes, newest first.
 *
 * @param address of the page, absolute
 * @throws Error when there is none, a heading has no date or id, or entries are not in order
 */
export function readEntries({content}: PageContent, address: string): ReleaseEntry[] {
  const entries: ReleaseEntry[] = [];
  let below: ElementContent[] = [];
  const finish = () => {
    const last = entries.at(-1);
    if (last) last.html = toHtml(below).trim();
    below = [];
  };
  for (const node of content.children) {
    if (node.type === 'element' && node.tagName === 'h2') {
      finish();
      entries.push(startEntry(node, address, entries.at(-1)));
    } else below.push(node);
  }
  finish();
  if (entries.length === 0)
    throw new Error(`${address}: the release notes have no heading of the second level.`);
  return entries;
}

function startEntry(heading: Element, address: string, above: ReleaseEntry | undefined): ReleaseEntry {
  const text = textOf(heading).trim();
  const [, date, title] = /^(\d{4}-\d\d-\d\d): (.+)$/.exec(text) ?? [];
  if (!date || !title || Number.isNaN(Date.parse(date)) || !heading.properties.id) {
    throw new Error(
      `${address}: the heading "${text}" is no entry. Write "## 2026-09-16: Title {/* #id */}".`,
    );
  }
  if (above && above.date < date) {
    throw new Error(`${address}: "${text}" stands below ${above.date}. Put the newest entry first.`);
  }
  return {date, title, address: `${address}#${heading.properties.id}`, html: ''};
}
