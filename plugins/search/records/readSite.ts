import fs from 'node:fs';
import path from 'node:path';
import type {SearchablePage} from '../shared/page';
import {readPage} from './readPage';

/** A built site. */
export interface BuiltSite {
  /** Folder with its HTML files. */
  folder: string;
  baseUrl: string;
  /** Name of the section of pages that belong to none. */
  title: string;
}

/**
 * Reads the pages with the given routes from a built site.
 *
 * @param routes Paths with the base URL, as the framework lists them.
 */
export function readSite(site: BuiltSite, routes: readonly string[]): Promise<SearchablePage[]> {
  const paths = routes.map((route) => route.slice(site.baseUrl.length).replace(/\/$/, '')).sort();
  return Promise.all(
    paths.map(async (page) => {
      const file = htmlFile(site.folder, page);
      const html = await fs.promises.readFile(file, 'utf8');
      return readPage(html, {path: page, file: path.relative(site.folder, file), siteTitle: site.title});
    }),
  );
}

function htmlFile(folder: string, page: string): string {
  const flat = path.join(folder, `${page}.html`);
  return page !== '' && fs.existsSync(flat) ? flat : path.join(folder, page, 'index.html');
}
