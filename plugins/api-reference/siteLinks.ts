import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {brand} from '../../config/brand';
import type {Problem} from './document/ApiDocumentError';
import type {ApiReferenceOptions} from './options';

type SiteFile = [file: string, text: string];

/** What writers and developers of the site have written that may name pages, beside the pages of the reference. */
export async function readSite(siteDir: string, outputDir: string): Promise<SiteFile[]> {
  const patterns = ['{config,docs,src}/**/*.{mdx,ts,tsx,json,yaml}', '!**/*.test.*', '!**/testing/**'];
  const files = await Globby([...patterns, `!${outputDir}/**`], {cwd: siteDir});
  return files.sort().map((file) => [file, fs.readFileSync(path.join(siteDir, file), 'utf8')]);
}

/** Addresses of the pages in `docs`. */
export function addressesOf(site: SiteFile[]): string[] {
  return site.flatMap(([file, text]) => {
    const [, slug] = /^slug: (\S+)$/m.exec(text) ?? [];
    const own = file.replace(/(?:\/index)?\.mdx$/, '');
    return file.endsWith('.mdx') ? [slug ? `/docs${slug}` : `/${own}`] : [];
  });
}

/** Lines of the site that name a page or a download of the reference which is not among the files made. */
export function gonePages(site: SiteFile[], made: Map<string, unknown>, options: ApiReferenceOptions) {
  const [pages, downloads] = [options.outputDir, options.downloadsDir].map((folder) => path.basename(folder));
  const naming = new RegExp(`(?:\\b${pages}/|[("']/${downloads}/)([\\w-]+)`, 'g');
  return site.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index): Problem[] => {
      const named = line.replaceAll(/\$\{brand\.slug\}/g, brand.slug).matchAll(naming);
      const gone = [...named].flatMap(([, name = '']) => (made.has(`${name}.mdx`) ? [] : name));
      const message = `the API reference has no page ${gone.join(', ')}.`;
      return gone.length > 0 ? [{file, line: index + 1, message}] : [];
    }),
  );
}
