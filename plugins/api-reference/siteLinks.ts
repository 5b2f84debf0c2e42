import fs from 'node:fs';
import path from 'node:path';
import {brand} from '../../config/brand';
import {builtFiles} from '../builtFiles';
import type {Problem} from './document/ApiDocumentError';
import type {ApiReferenceOptions} from './options';

/** Folders whose files name pages, by their addresses or ids. */
const folders = ['config', 'docs', 'src'];

type SiteFile = [file: string, text: string];

/** What writers and developers of the site have written, beside the pages of the reference. */
export async function readSite(siteDir: string, outputDir: string): Promise<SiteFile[]> {
  const there = folders.filter((folder) => fs.existsSync(path.join(siteDir, folder)));
  const names = await Promise.all(
    there.map(async (folder) => {
      const files = await builtFiles(path.join(siteDir, folder));
      return files.map((name) => `${folder}/${name}`);
    }),
  );
  return names
    .flat()
    .filter((file) => /\.(?:mdx|tsx?|json|yaml)$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .filter((file) => !file.startsWith(`${outputDir}/`))
    .map((file) => [file, fs.readFileSync(path.join(siteDir, file), 'utf8')]);
}

/** Addresses of the pages in `docs`. */
export function addressesOf(site: SiteFile[]): string[] {
  return site.flatMap(([file, text]) => {
    const [, slug] = /^slug: (\S+)$/m.exec(text) ?? [];
    const own = file.replace(/(?:\/index)?\.mdx$/, '');
    return file.endsWith('.mdx') ? [slug ? `/docs${slug}` : `/${own}`] : [];
  });
}

/** Lines of the site that name a page or a download of the reference which is not among those made. */
export function gonePages(
  site: SiteFile[],
  {outputDir, downloadsDir}: Pick<ApiReferenceOptions, 'outputDir' | 'downloadsDir'>,
  made: ReadonlySet<string>,
): Problem[] {
  const [pages, downloads] = [outputDir, downloadsDir].map((folder) => path.basename(folder));
  const naming = new RegExp(`(?:\\b${pages}/|[("']/${downloads}/)([\\w-]+)`, 'g');
  return site.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const named = line.replaceAll(/\$\{brand\.slug\}/g, brand.slug).matchAll(naming);
      const gone = [...named].flatMap(([, name = '']) => (made.has(name) ? [] : name));
      const message = `the API reference has no page ${gone.join(', ')}.`;
      return gone.length > 0 ? [{file, line: index + 1, message}] : [];
    }),
  );
}
