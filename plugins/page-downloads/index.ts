import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {blockOf} from './blockOf';

/** What the plugin is told. */
export interface PageDownloadsOptions {
  /** The page that shows the programs, from the project's root. */
  page: string;
  /** Titles of its blocks, which are the names of the files. */
  titles: string[];
}

/** Serves programs that a page shows as files below `/samples/`. */
export default function pageDownloadsPlugin(
  {siteDir}: Pick<LoadContext, 'siteDir'>,
  {page, titles}: PageDownloadsOptions,
): Plugin {
  return {
    name: 'page-downloads',

    async postBuild({outDir}) {
      const folder = path.join(outDir, 'samples');
      const text = await fs.promises.readFile(path.join(siteDir, page), 'utf8');
      await fs.promises.mkdir(folder, {recursive: true});
      for (const title of titles) {
        await fs.promises.writeFile(path.join(folder, title), blockOf(text, title, page));
      }
    },
  };
}
