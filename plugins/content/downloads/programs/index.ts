import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {blockOf} from './blockOf';

/** The programs of one page. */
export interface PageDownload {
  /** The page that shows them, from the project's root. */
  page: string;
  /** Titles of its blocks, which are the names of the files. */
  titles: string[];
}

/** Serves programs that pages show as files below `/samples/`. */
export default function pageDownloadsPlugin(
  {siteDir}: Pick<LoadContext, 'siteDir'>,
  downloads: readonly PageDownload[],
): Plugin {
  return {
    name: 'page-downloads',

    async postBuild({outDir}) {
      const folder = path.join(outDir, 'samples');
      await fs.promises.mkdir(folder, {recursive: true});
      for (const {page, titles} of downloads) {
        const text = await fs.promises.readFile(path.join(siteDir, page), 'utf8');
        for (const title of titles) {
          await fs.promises.writeFile(path.join(folder, title), blockOf(text, title, page));
        }
      }
    },
  };
}
