import fs from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import memoize from 'lodash/memoize';
import {releaseNotes} from '../../../config/publications';
import {firstArea} from '../../../config/search';
import {writeFiles} from '../../builtFiles';
import {ScriptsByPage} from '../../framework/start-after-paint/ScriptsByPage';
import {integrityOf} from '../delivery/digests';
import {type FinishedPage, readFinishedPages} from './readFinishedPages';
import {rewritePage} from './rewritePage';

export interface FinishedPages {
  /** In the order of their addresses; empty until they are finished. */
  all: readonly FinishedPage[];
}

/** Left out of search and Markdown: the page of results holds what other pages hold. */
const leftOut = ['search'];

/** Reads each page once and writes it as it is delivered; README.md of this room says how. */
export async function finishPages(site: Props): Promise<readonly FinishedPage[]> {
  const {outDir, baseUrl, siteConfig, generatedFilesDir, i18n, routesPaths} = site;
  const {pages} = await readFinishedPages({
    ...{outDir, baseUrl, firstArea, routesPaths, leftOut},
    cacheDir: path.join(generatedFilesDir, 'finished-pages', i18n.currentLocale),
    site: siteConfig.url + baseUrl,
    feedPage: releaseNotes.page,
  });
  const integrity = memoize((src: string) => {
    const file = path.join(outDir, src.startsWith(baseUrl) ? src.slice(baseUrl.length) : src);
    return fs.existsSync(file) ? integrityOf(fs.readFileSync(file)) : undefined;
  });
  const scripts = new ScriptsByPage(generatedFilesDir);
  const routes = new Set(pages.map(({route}) => route));
  const addressOf = (name: string) => baseUrl + name;
  for (const page of pages) {
    const own = scripts.of(page.route, (route) => routes.has(route));
    const files = {scripts: own.page.map(addressOf), styles: own.styles.map(addressOf)};
    const html = await fs.promises.readFile(path.join(outDir, page.file), 'utf8');
    await writeFiles(outDir, {[page.file]: rewritePage({...page, html}, integrity, files)});
  }
  return pages;
}
