import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchFolder} from '../../config/search';
import {indexSettings} from './records/indexSettings';
import {readSite} from './records/readSite';
import {writeIndex} from './records/writeIndex';
import {escapeRecord} from './shared/escapeRecord';
import {toRecords} from './shared/toRecords';

export interface SearchOptions {
  /** Routes without the base URL whose pages are not found: the search page and the not-found page. */
  leftOut: string[];
}

/** Makes the built site searchable; see README.md. */
export default function searchPlugin(
  {siteConfig, siteDir, generatedFilesDir}: LoadContext,
  options: SearchOptions,
): Plugin {
  return {
    name: 'search',
    // While developing there is no HTML to read: search then finds what the last build had.
    configureWebpack: (_config, isServer) => {
      const directory = path.join(siteDir, 'build', searchFolder);
      if (isServer || process.env.NODE_ENV === 'production' || !fs.existsSync(directory)) return {};
      return {
        devServer: {static: [{directory, publicPath: `${siteConfig.baseUrl}${searchFolder}`}]},
      } as object;
    },
    async postBuild({outDir, routesPaths}) {
      const {baseUrl, title, url} = siteConfig;
      const leftOut = new Set(options.leftOut.map((route) => `${baseUrl}${route}`));
      const routes = routesPaths.filter((route) => !leftOut.has(route));
      const pages = await readSite({folder: outDir, baseUrl, title}, routes);
      const siteAddress = `${url}${baseUrl}`;
      await writeIndex(path.join(outDir, searchFolder), pages, siteAddress);

      const records = pages.flatMap((page) => toRecords(page, siteAddress)).map(escapeRecord);
      const folder = path.join(generatedFilesDir, searchFolder);
      await fs.promises.mkdir(folder, {recursive: true});
      await fs.promises.writeFile(path.join(folder, 'records.json'), JSON.stringify(records));
      await fs.promises.writeFile(path.join(folder, 'settings.json'), JSON.stringify(indexSettings()));
    },
  };
}
