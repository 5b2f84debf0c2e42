import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtFiles} from './builtFiles';
import {describeDelivery} from './describeDelivery';
import {headersFile} from './formats/headersFile';
import {redirectsFile} from './formats/redirectsFile';
import {hashSource} from './html/inlineCode';
import type {DeliveryOptions} from './options';
import {preparePages} from './preparePages';
import {markdownRedirects} from './redirects/markdownRedirects';
import {readRedirects} from './redirects/readRedirects';
import {resolveRedirects} from './redirects/resolveRedirects';
import {ScriptsByPage} from './ScriptsByPage';
import {deliveryFile} from './shared/delivery';
import {writeWhole} from './writeWhole';

/** Writes down how the built site has to be served; see README.md. */
export default function deliveryPlugin(
  {baseUrl, siteConfig, siteDir, generatedFilesDir}: LoadContext,
  options: DeliveryOptions,
): Plugin {
  const redirectsPath = path.join(siteDir, options.redirectsPath);
  return {
    name: 'delivery',
    async postBuild({outDir}) {
      const files = await builtFiles(outDir);
      const pages = files.filter((file) => file.endsWith('.html'));
      const addresses = pages.map((page) => `/${page.replace(/(?:^|\/)index\.html$|\.html$/, '')}`);
      const known = new Set([...addresses, ...files.map((file) => `/${file}`)]);

      const written = readRedirects(await fs.promises.readFile(redirectsPath, 'utf8'), options.redirectsPath);
      const byRoute = new Map(pages.map((page, index) => [baseUrl + addresses[index].slice(1), page]));
      const moved = resolveRedirects(written, {baseUrl, has: (address) => known.has(address)});
      const htmlOf = (address: string) => {
        const page = byRoute.get(address);
        return page && fs.readFileSync(path.join(outDir, page), 'utf8');
      };
      const redirects = [...moved, ...markdownRedirects(moved, htmlOf)];
      const inline = await preparePages(outDir, byRoute, baseUrl, new ScriptsByPage(generatedFilesDir));
      inline.styles.push(...options.styles.map(hashSource));
      const {connectTo} = options;
      const delivery = describeDelivery({siteUrl: siteConfig.url, baseUrl, redirects, inline, connectTo});

      const opened = addresses.filter((address) => address !== '/404');
      const bare = opened.map((address) => baseUrl + address.slice(1));
      await writeWhole(path.join(outDir, '_headers'), headersFile(delivery));
      await writeWhole(path.join(outDir, '_redirects'), redirectsFile(delivery, bare));
      await writeWhole(path.join(outDir, deliveryFile), `${JSON.stringify(delivery, undefined, 2)}\n`);
    },
  };
}
