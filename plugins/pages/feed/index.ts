import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../../builtFiles';
import type {FinishedPages} from '../finish';
import {writeFeeds} from './releaseFeed';

/** Which page the feeds are made of; see README.md. */
export interface ReleaseFeedOptions {
  page: string;
  file: string;
  /** Whose releases they are. */
  owner: string;
}

/** Writes the release notes as Atom and JSON Feed, and names the feed in the head of every page. */
export default function releaseFeedPlugin(
  {baseUrl, siteConfig, i18n}: LoadContext,
  {page, file, owner}: ReleaseFeedOptions,
  pages: FinishedPages,
): Plugin {
  const title = `${siteConfig.title}: release notes`;
  const address = (name: string) => `${siteConfig.url}${baseUrl}${name}`;

  return {
    name: 'release-feed',

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {rel: 'alternate', type: 'application/atom+xml', href: `${baseUrl}${file}.xml`, title},
        },
      ],
    }),

    async postBuild({outDir}) {
      const entries = pages.all.find(({route}) => route === baseUrl + page)?.entries;
      // A build of few pages, such as that of a second locale, may be without it.
      if (!entries) return;
      const {atom, json} = writeFeeds(
        {
          title,
          description: 'Releases and changes, newest first.',
          language: i18n.currentLocale,
          page: address(page),
          feeds: {atom: address(`${file}.xml`), json: address(`${file}.json`)},
          owner,
        },
        entries,
      );
      await writeFiles(outDir, {[`${file}.xml`]: atom, [`${file}.json`]: json});
    },
  };
}
