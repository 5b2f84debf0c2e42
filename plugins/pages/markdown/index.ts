import type {LoadContext} from '@docusaurus/types';
import {downloads} from '../../../config/downloads';
import type {BuiltFiles} from '../../builtFiles';
import type {FinishedPage} from '../finish/readFinishedPages';
import {filesFor, llmsFullText, llmsText} from './llmsText';

type Site = Pick<LoadContext, 'outDir' | 'baseUrl' | 'siteConfig'>;

const markdownOf = (pages: readonly FinishedPage[]) => pages.flatMap(({markdown}) => markdown ?? []);

/** Each page as Markdown, all of them in `llms-full.txt`, and `robots.txt`. */
export function markdownFiles({baseUrl, siteConfig}: Site, finished: readonly FinishedPage[]): BuiltFiles {
  const pages = markdownOf(finished);
  return {
    ...Object.fromEntries(pages.map(({name, markdown}) => [name, markdown])),
    'llms-full.txt': llmsFullText(siteConfig, pages),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteConfig.url}${baseUrl}sitemap.xml\n`,
  };
}

/** `llms.txt`, of what lies in the build already. */
export async function llmsFile(
  {outDir, baseUrl, siteConfig}: Site,
  finished: readonly FinishedPage[],
): Promise<BuiltFiles> {
  const files = await filesFor(outDir, downloads);
  return {'llms.txt': llmsText(siteConfig, markdownOf(finished), siteConfig.url + baseUrl, files)};
}
