import fs from 'node:fs';
import path from 'node:path';
import {brand} from '../../config/brand';
import {builtFiles} from '../builtFiles';
import type {Problem} from './document/ApiDocumentError';
import type {ApiReferenceOptions} from './options';

/** Folders whose files name pages of the reference, by their addresses or ids. */
const folders = ['config', 'docs', 'src'];

/** Places of the site that name a page or a download of the reference which is not among those made, with their lines. */
export async function deadLinks(
  siteDir: string,
  {outputDir, downloadsDir}: Pick<ApiReferenceOptions, 'outputDir' | 'downloadsDir'>,
  made: ReadonlySet<string>,
): Promise<Problem[]> {
  const [pages, downloads] = [outputDir, downloadsDir].map((folder) => path.basename(folder));
  const naming = new RegExp(`(?:\\b${pages}/|[("']/${downloads}/)([\\w-]+)`, 'g');
  const all = folders.filter((folder) => fs.existsSync(path.join(siteDir, folder)));
  const names = await Promise.all(all.map((folder) => builtFiles(path.join(siteDir, folder))));
  return all
    .flatMap((folder, index) => (names[index] ?? []).map((name) => `${folder}/${name}`))
    .filter((file) => /\.(?:mdx|tsx?|json|yaml)$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .filter((file) => !file.startsWith(`${outputDir}/`))
    .flatMap((file) => {
      const lines = fs.readFileSync(path.join(siteDir, file), 'utf8').split('\n');
      return lines.flatMap((text, index) => {
        const named = text.replaceAll(/\$\{brand\.slug\}/g, brand.slug).matchAll(naming);
        const gone = [...named].flatMap(([, name = '']) => (made.has(name) ? [] : name));
        const message = `the API reference has no page ${gone.join(', ')}.`;
        return gone.length > 0 ? [{file, line: index + 1, message}] : [];
      });
    });
}
