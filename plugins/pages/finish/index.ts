import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import memoize from 'lodash/memoize';
import {firstArea} from '../../../config/search';
import {writeFiles} from '../../builtFiles';
import {ScriptsByPage} from '../../framework/start-after-paint/ScriptsByPage';
import {integrityOf} from '../delivery/digests';
import {type FinishedPage, readFinishedPages} from './readFinishedPages';
import {rewritePage} from './rewritePage';

/** The pages of a build, for all that is made of them. */
export interface FinishedPages {
  /** In the order of their addresses; empty until the plugin's post-build step has ended. */
  all: readonly FinishedPage[];
}

/** What the plugin is told. */
export interface FinishOptions {
  /** Routes without the base URL that neither search nor Markdown knows: they hold what other pages hold. */
  leftOut: readonly string[];
  /** Route without the base URL of the page that feeds are made of. */
  feedPage: string;
}

/** Reads each page once and writes it as it is delivered; see README.md. */
export default function finishPagesPlugin(
  {baseUrl, siteConfig, generatedFilesDir, i18n}: LoadContext,
  options: FinishOptions,
  pages: FinishedPages,
): Plugin {
  return {
    name: 'finish-pages',
    async postBuild({outDir, routesPaths}) {
      const cacheDir = path.join(generatedFilesDir, 'finished-pages', i18n.currentLocale);
      const known = {
        ...options,
        outDir,
        cacheDir,
        baseUrl,
        site: siteConfig.url + baseUrl,
        firstArea,
        routesPaths,
      };
      pages.all = (await readFinishedPages(known)).pages;
      const integrity = memoize((src: string) => {
        const file = path.join(outDir, src.startsWith(baseUrl) ? src.slice(baseUrl.length) : src);
        return fs.existsSync(file) ? integrityOf(fs.readFileSync(file)) : undefined;
      });
      const scripts = new ScriptsByPage(generatedFilesDir);
      const routes = new Set(pages.all.map(({route}) => route));
      for (const page of pages.all) {
        const own = scripts.of(page.route, (route) => routes.has(route));
        const addressOf = (name: string) => baseUrl + name;
        const html = rewritePage(page, integrity, {
          scripts: own.page.map(addressOf),
          styles: own.styles.map(addressOf),
        });
        await writeFiles(outDir, {[page.file]: html});
      }
    },
  };
}
