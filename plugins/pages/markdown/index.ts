import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type DescribedFiles, filesFor} from './filesFor';
import {llmsFullText, llmsText} from './llmsText';
import {type BuiltPage, markdownPages} from './markdownPages';

/** What the plugin is told. */
export interface MarkdownTwinsOptions {
  /** Pages without Markdown: routes without the base URL: the search page and the not-found page. */
  leftOut: string[];
  /** What `llms.txt` says of the files for programs. */
  files: readonly DescribedFiles[];
}

/** Writes each page as Markdown beside its HTML, `llms.txt`, `llms-full.txt` and `robots.txt`; see README.md. */
export default function markdownPagesPlugin(
  {baseUrl, siteConfig}: LoadContext,
  {leftOut, files}: MarkdownTwinsOptions,
): Plugin {
  const site = `${siteConfig.url}${baseUrl}`;

  async function readPage(outDir: string, page: string): Promise<BuiltPage> {
    const flat = path.join(outDir, `${page || 'index'}.html`);
    const file = fs.existsSync(flat) ? flat : path.join(outDir, page, 'index.html');
    return {path: page, html: await fs.promises.readFile(file, 'utf8'), file: path.relative(outDir, file)};
  }

  return {
    name: 'markdown-pages',
    async postBuild({outDir, routesPaths}) {
      const pages = routesPaths
        .map((route) => route.slice(baseUrl.length).replace(/\/$/, ''))
        .filter((page) => !leftOut.includes(page))
        .sort();
      const write = (name: string, text: string) => fs.promises.writeFile(path.join(outDir, name), text);
      const written = markdownPages(site, await Promise.all(pages.map((page) => readPage(outDir, page))));
      await Promise.all(written.map(({name, markdown}) => write(name, markdown)));
      await write('llms-full.txt', llmsFullText(siteConfig, written));
      await write('llms.txt', llmsText(siteConfig, written, site, filesFor(outDir, files)));
      await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site}sitemap.xml\n`);
    },
  };
}
