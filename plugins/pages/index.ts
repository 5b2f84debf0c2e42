import type {LoadContext, Plugin} from '@docusaurus/types';
import {delivery} from '../../config/delivery';
import {downloads} from '../../config/downloads';
import type {Env} from '../../config/env';
import {type BuiltFiles, writeFiles} from '../builtFiles';
import {hostBuild} from '../content/downloads/hostBuild';
import {pagePrograms} from '../content/downloads/pagePrograms';
import {sandboxProgram} from '../content/downloads/sandbox';
import {sdkHeaders} from '../content/downloads/sdkHeaders';
import searchPlugin from '../search';
import {brandImages, brandTags} from '../site/images';
import {assistantFiles} from './assistants';
import {deliveryFiles} from './delivery';
import {feedFiles, feedTag} from './feed';
import {type FinishedPages, finishPages} from './finish';
import {filesFor, llmsFile, markdownFiles} from './markdown';
import {offlineFiles, offlineTag} from './offline';
import {securityTxt} from './securityTxt';

/**
 * Makes what is made once the framework has written all pages, step by step; to leave a feature out, take its lines
 * away. See README.md.
 */
export default function pagesPlugin(context: LoadContext, env: Env): Plugin {
  const finished: FinishedPages = {all: []};
  const search = searchPlugin(context, finished);
  return {
    name: 'pages',
    configureWebpack: search.configureWebpack,
    injectHtmlTags: () => ({
      headTags: [...brandTags(context), feedTag(context), ...(env.offline ? [offlineTag(context)] : [])],
    }),
    async postBuild(site) {
      const write = (files: BuiltFiles) => writeFiles(site.outDir, files);
      // Files that are not made of pages.
      await write(await brandImages(site));
      await write(securityTxt(site, new Date()));
      await write(sdkHeaders(site));
      await write(await hostBuild(site));
      await write(await sandboxProgram(site));
      await write(pagePrograms(site));

      // Reads all pages, and is the only step that writes them again.
      const pages = await finishPages(site);
      finished.all = pages;
      const texts = pages.flatMap(({markdown}) => markdown ?? []);

      // What is made of them, and of all files before.
      await write(feedFiles(site, pages));
      await search.postBuild?.(site);
      await write(await offlineFiles(site, env.offline));
      await write(await assistantFiles(site, texts));
      await write(markdownFiles(site, texts));
      await write(llmsFile(site, texts, await filesFor(site.outDir, downloads)));
      await write(await deliveryFiles(site, pages, delivery(env)));
    },
  };
}
