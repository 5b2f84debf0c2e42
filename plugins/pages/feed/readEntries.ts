import type {Element, ElementContent} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toHtml} from 'hast-util-to-html';
import {parse} from 'parse5';
import {visit} from 'unist-util-visit';
import {cleanPage} from '../markdown/cleanPage';
import {textOf} from '../../content/mdx/textOf';
import type {ReleaseEntry} from './ReleaseEntry';

/**
 * Reads the entries of the built release notes, newest first.
 *
 * @param address of the page, absolute
 * @throws Error when there is none, a heading has no date or id, or entries are not in order
 */
export function readEntries(html: string, address: string): ReleaseEntry[] {
  const content = contentOf(html);
  if (content) cleanPage(content, address);
  const entries: ReleaseEntry[] = [];
  let below: ElementContent[] = [];
  const finish = () => {
    const last = entries.at(-1);
    if (last) last.html = toHtml(below).trim();
    below = [];
  };
  for (const node of content?.children ?? []) {
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

function contentOf(html: string): Element | undefined {
  let found: Element | undefined;
  visit(fromParse5(parse(html)), 'element', (element) => {
    const {className} = element.properties;
    if (Array.isArray(className) && className.includes('theme-doc-markdown')) found ??= element;
  });
  return found;
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
