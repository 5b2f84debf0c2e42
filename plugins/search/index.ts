import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchFolder} from '../../config/search';
import {writeFiles} from '../builtFiles';
import type {FinishedPages} from '../pages/finish';
import {withAsked} from './records/asked';
import {indexSettings} from './records/indexSettings';
import {indexFiles} from './records/indexFiles';
import {escapeRecord, toRecords} from './shared/records';

/** Makes the built site searchable; see README.md. */
export default function searchPlugin(
  {siteConfig, siteDir, generatedFilesDir}: LoadContext,
  finished: FinishedPages,
): Plugin {
  const {baseUrl, url} = siteConfig;
  const siteAddress = `${url}${baseUrl}`;
  return {
    name: 'search',
    // While developing there is no HTML to read: search then finds what the last build had.
    configureWebpack: (_config, isServer) => {
      const directory = path.join(siteDir, 'build', searchFolder);
      if (isServer || process.env.NODE_ENV === 'production' || !fs.existsSync(directory)) return {};
      return {devServer: {static: [{directory, publicPath: `${baseUrl}${searchFolder}`}]}} as object;
    },
    async postBuild({outDir}) {
      const found = finished.all.flatMap(({search}) => search ?? []);
      const pages = withAsked(found, siteDir, logger.warn);
      await writeFiles(path.join(outDir, searchFolder), indexFiles(pages, siteAddress));
      const records = pages.flatMap((page) => toRecords(page, siteAddress)).map(escapeRecord);
      await writeFiles(path.join(generatedFilesDir, searchFolder), {
        'records.json': JSON.stringify(records),
        'settings.json': JSON.stringify(indexSettings()),
      });
    },
  };
}
