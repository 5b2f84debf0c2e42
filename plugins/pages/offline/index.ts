import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../../builtFiles';
import {bundle} from './bundle';
import {keptFiles, revisionOf} from './keptFiles';
import {files} from './shared/names';

/** What the plugin is told. */
export interface OfflineOptions {
  /** Otherwise the worker that the build writes takes back what readers have kept, and itself. */
  isOffered: boolean;
}

/** In the head of every page: where a worker answers for the page, it loads what tells of a newer one. */
function earlyScript(baseUrl: string): string {
  return `if (navigator.serviceWorker && navigator.serviceWorker.controller) {
  var script = document.createElement('script');
  script.src = ${JSON.stringify(baseUrl + files.client)};
  document.head.append(script);
}`;
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
      if (!isOffered) return writeFiles(outDir, {[files.worker]: await bundle('worker/withdraw')});
      const ours = {
        [files.client]: await bundle('client/offerUpdate', {baseUrl}),
        [files.style]: fs.readFileSync(path.join(__dirname, 'client', 'notice.css'), 'utf8'),
      };
      const kept = [
        ...(await keptFiles(outDir, baseUrl)),
        ...Object.entries(ours).map(([name, text]) => ({url: baseUrl + name, revision: revisionOf(text)})),
      ];
      await writeFiles(outDir, {...ours, [files.worker]: await bundle('worker/keepSite', {baseUrl, kept})});
    },
  };
}
