import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {BuiltFiles} from '../../builtFiles';
import {bundle} from './bundle';
import {keptFiles, revisionOf} from './keptFiles';
import {files} from './shared/names';

/** In the head of every page: where a worker answers for the page, it loads what tells of a newer one. */
export function offlineTag({baseUrl}: Pick<LoadContext, 'baseUrl'>) {
  const innerHTML = `if (navigator.serviceWorker && navigator.serviceWorker.controller) {
  var script = document.createElement('script');
  script.src = ${JSON.stringify(baseUrl + files.client)};
  document.head.append(script);
}`;
  return {tagName: 'script', innerHTML};
}

/**
 * The worker with which readers keep the site for reading without network; see README.md.
 *
 * @param isOffered otherwise the worker takes back what readers have kept, and itself
 */
export async function offlineFiles(
  {outDir, baseUrl}: Pick<LoadContext, 'outDir' | 'baseUrl'>,
  isOffered: boolean,
): Promise<BuiltFiles> {
  if (!isOffered) return {[files.worker]: await bundle('worker/withdraw')};
  const ours = {
    [files.client]: await bundle('client/offerUpdate', {baseUrl}),
    [files.style]: fs.readFileSync(path.join(__dirname, 'client', 'notice.css'), 'utf8'),
  };
  const kept = [
    ...(await keptFiles(outDir, baseUrl)),
    ...Object.entries(ours).map(([name, text]) => ({url: baseUrl + name, revision: revisionOf(text)})),
  ];
  return {...ours, [files.worker]: await bundle('worker/keepSite', {baseUrl, kept})};
}
