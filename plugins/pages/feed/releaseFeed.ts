import {Feed} from 'feed';
import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {textOf} from '../../content/mdx/textOf';
import {cleanPage} from '../markdown/cleanPage';
import {contentOf} from '../markdown/contentOf';

/** One dated entry of the release notes. */
interface ReleaseEntry {
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
export function readEntries(html: string, address: string): ReleaseEntry[] {
  const {content} = contentOf(html, address);
  cleanPage(content, address);
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

/** What a feed says about itself. */
interface FeedHead {
  /** As feed readers list it. */
  title: string;
  description: string;
  language: string;
  /** Absolute address of the release notes. */
  page: string;
  /** Absolute addresses of the feeds. */
  feeds: {atom: string; json: string};
  /** Who holds the rights. */
  owner: string;
}

/** The feeds as texts. Entries come newest first, and the date of the newest one is that of the feed. */
export function writeFeeds(
  {title, description, language, page, feeds, owner}: FeedHead,
  entries: readonly ReleaseEntry[],
): {atom: string; json: string} {
  const feed = new Feed({
    title,
    description,
    language,
    id: page,
    link: page,
    feedLinks: feeds,
    updated: new Date(entries[0].date),
    copyright: owner,
    author: {name: owner},
    generator: 'feed',
  });
  for (const {date, title, address, html} of entries) {
    feed.addItem({title, id: address, link: address, date: new Date(date), content: html});
  }
  return {atom: feed.atom1(), json: feed.json1()};
}
