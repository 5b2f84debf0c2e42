import {Feed} from 'feed';
import type {ReleaseEntry} from './releaseEntries';

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
