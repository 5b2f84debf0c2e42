import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle} from './bundle';
import {earlyScript} from './earlyScript';
import {keptFiles, revisionOf} from './keptFiles';
import {files} from './shared/names';

/** What the plugin is told. */
export interface OfflineOptions {
  /** Otherwise the worker that the build writes takes back what readers have kept, and itself. */
  isOffered: boolean;
}

/** Lets readers keep the site for reading without network; see README.md. */
export default function offlinePlugin(
  {baseUrl}: Pick<LoadContext, 'baseUrl'>,
  {isOffered}: OfflineOptions,
): Plugin {
  return {
    name: 'offline',
    injectHtmlTags: () =>
      isOffered ? {headTags: [{tagName: 'script', innerHTML: earlyScript(baseUrl)}]} : {},

    async postBuild({outDir}) {
      const written: Record<string, string> = {};
      if (isOffered) {
        written[files.client] = await bundle('client/offerUpdate', {baseUrl});
        written[files.style] = await fs.promises.readFile(
          path.join(__dirname, 'client', 'notice.css'),
          'utf8',
        );
        const ours = Object.entries(written).map(([name, text]) => ({
          url: baseUrl + name,
          revision: revisionOf(text),
        }));
        const kept = [...(await keptFiles(outDir, baseUrl)), ...ours];
        written[files.worker] = await bundle('worker/keepSite', {baseUrl, kept});
      } else {
        written[files.worker] = await bundle('worker/withdraw');
      }
      for (const [name, text] of Object.entries(written)) {
        const file = path.join(outDir, name);
        await fs.promises.mkdir(path.dirname(file), {recursive: true});
        await fs.promises.writeFile(file, text);
      }
    },
  };
}
