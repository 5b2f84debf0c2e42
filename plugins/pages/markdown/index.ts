import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../../builtFiles';
import type {FinishedPages} from '../finish';
import {type DescribedFiles, filesFor, llmsFullText, llmsText} from './llmsText';

/** What the plugin is told. */
export interface MarkdownPagesOptions {
  pages: FinishedPages;
  /** What `llms.txt` says of the files for programs. */
  files: readonly DescribedFiles[];
}

/** Writes each page as Markdown beside its HTML, `llms.txt`, `llms-full.txt` and `robots.txt`; see README.md. */
export default function markdownPagesPlugin(
  {baseUrl, siteConfig}: LoadContext,
  {pages: finished, files}: MarkdownPagesOptions,
): Plugin {
  const site = `${siteConfig.url}${baseUrl}`;
  return {
    name: 'markdown-pages',
    async postBuild({outDir}) {
      const pages = finished.all.flatMap(({markdown}) => markdown ?? []);
      await writeFiles(outDir, {
        ...Object.fromEntries(pages.map(({name, markdown}) => [name, markdown])),
        'llms-full.txt': llmsFullText(siteConfig, pages),
        'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site}sitemap.xml\n`,
      });
      // It lists the file of all pages too.
      const listed = await filesFor(outDir, files);
      await writeFiles(outDir, {'llms.txt': llmsText(siteConfig, pages, site, listed)});
    },
  };
}
