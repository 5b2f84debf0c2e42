import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages, writeFiles} from '../../builtFiles';
import {type DescribedFiles, filesFor, llmsFullText, llmsText} from './llmsText';
import {markdownPages} from './markdownPages';

/** What the plugin is told. */
export interface MarkdownPagesOptions {
  /** Pages without Markdown: routes without the base URL: the search page and the not-found page. */
  leftOut: string[];
  /** What `llms.txt` says of the files for programs. */
  files: readonly DescribedFiles[];
}

/** Writes each page as Markdown beside its HTML, `llms.txt`, `llms-full.txt` and `robots.txt`; see README.md. */
export default function markdownPagesPlugin(
  {baseUrl, siteConfig}: LoadContext,
  {leftOut, files}: MarkdownPagesOptions,
): Plugin {
  const site = `${siteConfig.url}${baseUrl}`;
  return {
    name: 'markdown-pages',
    async postBuild({outDir, routesPaths}) {
      const pages = markdownPages(site, await readPages(outDir, baseUrl, routesPaths, leftOut));
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
