import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../../builtFiles';
import {readEntries, writeFeeds} from './releaseFeed';

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

    async postBuild({outDir, routesPaths}) {
      // A build of few pages, such as that of a second locale, may be without it.
      if (!routesPaths.includes(`${baseUrl}${page}`)) return;
      const html = await fs.promises.readFile(path.join(outDir, `${page}.html`), 'utf8');
      const {atom, json} = writeFeeds(
        {
          title,
          description: 'Releases and changes, newest first.',
          language: i18n.currentLocale,
          page: address(page),
          feeds: {atom: address(`${file}.xml`), json: address(`${file}.json`)},
          owner,
        },
        readEntries(html, address(page)),
      );
      await writeFiles(outDir, {[`${file}.xml`]: atom, [`${file}.json`]: json});
    },
  };
}
