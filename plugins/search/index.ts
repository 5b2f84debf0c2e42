import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchFolder} from '../../config/search';
import {readPages, writeFiles} from '../builtFiles';
import {indexSettings} from './records/indexSettings';
import {readPage} from './records/readPage';
import {indexFiles} from './records/indexFiles';
import {escapeRecord, toRecords} from './shared/records';

export interface SearchOptions {
  /** Routes without the base URL whose pages are not found: the search page and the not-found page. */
  leftOut: string[];
}

/** Makes the built site searchable; see README.md. */
export default function searchPlugin(
  {siteConfig, siteDir, generatedFilesDir}: LoadContext,
  {leftOut}: SearchOptions,
): Plugin {
  const {baseUrl, title, url} = siteConfig;
  const siteAddress = `${url}${baseUrl}`;
  return {
    name: 'search',
    // While developing there is no HTML to read: search then finds what the last build had.
    configureWebpack: (_config, isServer) => {
      const directory = path.join(siteDir, 'build', searchFolder);
      if (isServer || process.env.NODE_ENV === 'production' || !fs.existsSync(directory)) return {};
      return {devServer: {static: [{directory, publicPath: `${baseUrl}${searchFolder}`}]}} as object;
    },
    async postBuild({outDir, routesPaths}) {
      const built = await readPages(outDir, baseUrl, routesPaths, leftOut);
      const pages = built.map((page) => readPage(page, title));
      await writeFiles(path.join(outDir, searchFolder), indexFiles(pages, siteAddress));
      const records = pages.flatMap((page) => toRecords(page, siteAddress)).map(escapeRecord);
      await writeFiles(path.join(generatedFilesDir, searchFolder), {
        'records.json': JSON.stringify(records),
        'settings.json': JSON.stringify(indexSettings()),
      });
    },
  };
}
