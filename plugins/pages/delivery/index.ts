import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ScriptsByPage} from '../../framework/start-after-paint/ScriptsByPage';
import {addressOf, builtFiles, writeFiles} from '../../builtFiles';
import {deliveryFile, describeDelivery} from './describeDelivery';
import {headersFile, redirectsFile} from './formats/hostFiles';
import {hashSource} from './html';
import {preparePages} from './preparePages';
import {markdownRedirects, readRedirects, resolveRedirects} from './redirects';

/** What the delivery of the site depends on beyond the site itself. */
export interface DeliveryOptions {
  /** Hosts that scripts may call besides the site's own, as sources of `connect-src`. */
  connectTo: string[];
  /** Texts of style elements that scripts add, which no page shows at build. */
  styles: string[];
  /** JSON file with old addresses and what stands for them, from the site's folder. */
  redirectsPath: string;
}

/** Writes down how the built site has to be served; see README.md. */
export default function deliveryPlugin(
  {baseUrl, siteConfig, siteDir, generatedFilesDir}: LoadContext,
  {connectTo, styles, redirectsPath}: DeliveryOptions,
): Plugin {
  return {
    name: 'delivery',
    async postBuild({outDir}) {
      const files = await builtFiles(outDir);
      const pages = new Map(
        files.filter((file) => file.endsWith('.html')).map((file) => [baseUrl + addressOf(file), file]),
      );
      const known = new Set([...pages.keys(), ...files.map((file) => baseUrl + file)]);

      const written = readRedirects(
        fs.readFileSync(path.join(siteDir, redirectsPath), 'utf8'),
        redirectsPath,
      );
      const has = (address: string) => known.has(baseUrl + address.slice(1));
      const moved = resolveRedirects(written, {baseUrl, has});
      const htmlOf = (address: string) => {
        const page = pages.get(address);
        return page && fs.readFileSync(path.join(outDir, page), 'utf8');
      };
      const redirects = [...moved, ...markdownRedirects(moved, htmlOf)];
      const inline = await preparePages(outDir, pages, baseUrl, new ScriptsByPage(generatedFilesDir));
      inline.styles.push(...styles.map(hashSource));
      const delivery = describeDelivery({siteUrl: siteConfig.url, baseUrl, redirects, inline, connectTo});
      const opened = [...pages.keys()].filter((address) => address !== `${baseUrl}404`);
      await writeFiles(outDir, {
        _headers: headersFile(delivery),
        _redirects: redirectsFile(delivery, opened),
        [deliveryFile]: `${JSON.stringify(delivery, undefined, 2)}\n`,
      });
    },
  };
}
