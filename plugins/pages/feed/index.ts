import type {LoadContext} from '@docusaurus/types';
import {Feed} from 'feed';
import {releaseNotes} from '../../../config/publications';
import type {BuiltFiles} from '../../builtFiles';
import type {FinishedPage} from '../finish/readFinishedPages';

type Site = Pick<LoadContext, 'baseUrl' | 'siteConfig' | 'i18n'>;

const {page, file, owner} = releaseNotes;
const titleOf = ({siteConfig}: Site) => `${siteConfig.title}: release notes`;

/** Names the feed in the head of every page. */
export function feedTag(site: Site) {
  const href = `${site.baseUrl}${file}.xml`;
  return {
    tagName: 'link',
    attributes: {rel: 'alternate', type: 'application/atom+xml', href, title: titleOf(site)},
  };
}

/** The release notes as Atom and JSON Feed: newest entries first, and the date of the newest one is that of the feed. */
export function feedFiles(site: Site, pages: readonly Pick<FinishedPage, 'route' | 'entries'>[]): BuiltFiles {
  const {baseUrl, siteConfig, i18n} = site;
  const entries = pages.find(({route}) => route === baseUrl + page)?.entries;
  // A build of few pages, such as that of a second locale, may be without it.
  if (!entries) return {};
  const addressOf = (name: string) => `${siteConfig.url}${baseUrl}${name}`;
  const feed = new Feed({
    title: titleOf(site),
    description: 'Releases and changes, newest first.',
    language: i18n.currentLocale,
    id: addressOf(page),
    link: addressOf(page),
    feedLinks: {atom: addressOf(`${file}.xml`), json: addressOf(`${file}.json`)},
    updated: new Date(entries[0].date),
    copyright: owner,
    author: {name: owner},
    generator: 'feed',
  });
  for (const {date, title, address, html} of entries) {
    feed.addItem({title, id: address, link: address, date: new Date(date), content: html});
  }
  return {[`${file}.xml`]: feed.atom1(), [`${file}.json`]: feed.json1()};
}
