import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {llmsFullText, llmsText, type Twin} from './llmsText';
import {markdownOf} from './markdownOf';

/** Which pages have no twin. */
export interface MarkdownTwinsOptions {
  /** Routes without the base URL: the search page and the not-found page. */
  leftOut: string[];
}

/** Writes each page as Markdown beside its HTML, `llms.txt`, `llms-full.txt` and `robots.txt`; see README.md. */
export default function markdownTwinsPlugin(
  {baseUrl, siteConfig}: LoadContext,
  {leftOut}: MarkdownTwinsOptions,
): Plugin {
  const site = `${siteConfig.url}${baseUrl}`;

  async function writeTwin(outDir: string, page: string): Promise<Twin> {
    const flat = path.join(outDir, `${page || 'index'}.html`);
    const file = fs.existsSync(flat) ? flat : path.join(outDir, page, 'index.html');
    const name = `${page || 'index'}.md`;
    const html = await fs.promises.readFile(file, 'utf8');
    const content = markdownOf(html, site + page, path.relative(outDir, file));
    await fs.promises.writeFile(path.join(outDir, name), content.markdown);
    return {...content, path: page, address: site + name};
  }

  return {
    name: 'markdown-twins',
    async postBuild({outDir, routesPaths}) {
      const pages = routesPaths
        .map((route) => route.slice(baseUrl.length).replace(/\/$/, ''))
        .filter((page) => !leftOut.includes(page))
        .sort();
      const twins = await Promise.all(pages.map((page) => writeTwin(outDir, page)));
      const write = (name: string, text: string) => fs.promises.writeFile(path.join(outDir, name), text);
      await write('llms.txt', llmsText(siteConfig, twins));
      await write('llms-full.txt', llmsFullText(siteConfig, twins));
      await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site}sitemap.xml\n`);
    },
  };
}
