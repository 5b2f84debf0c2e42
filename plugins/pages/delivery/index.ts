import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtFiles, writeFiles} from '../../builtFiles';
import {starter} from '../../framework/start-after-paint/startAfterPaint';
import type {FinishedPages} from '../finish';
import {deliveryFile, describeDelivery} from './describeDelivery';
import {headersFile, redirectsFile} from './formats/hostFiles';
import {hashSource} from './digests';
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
  {baseUrl, siteConfig, siteDir}: LoadContext,
  {connectTo, styles, redirectsPath}: DeliveryOptions,
  pages: FinishedPages,
): Plugin {
  return {
    name: 'delivery',
    async postBuild({outDir}) {
      const byRoute = new Map(pages.all.map((page) => [page.route, page]));
      const known = new Set([...byRoute.keys(), ...(await builtFiles(outDir)).map((file) => baseUrl + file)]);
      const written = readRedirects(
        fs.readFileSync(path.join(siteDir, redirectsPath), 'utf8'),
        redirectsPath,
      );
      const has = (address: string) => known.has(baseUrl + address.slice(1));
      const moved = resolveRedirects(written, {baseUrl, has});
      const redirects = [
        ...moved,
        ...markdownRedirects(moved, (address) => byRoute.get(address)?.markdownAddress),
      ];
      const inline = {
        scripts: [hashSource(starter), ...pages.all.flatMap((page) => page.inline.scripts)],
        styles: [...styles.map(hashSource), ...pages.all.flatMap((page) => page.inline.styles)],
      };
      const delivery = describeDelivery({siteUrl: siteConfig.url, baseUrl, redirects, inline, connectTo});
      const byFile = pages.all.toSorted((one, other) => (one.file < other.file ? -1 : 1));
      const opened = byFile.map(({route}) => route).filter((route) => route !== `${baseUrl}404`);
      await writeFiles(outDir, {
        _headers: headersFile(delivery),
        _redirects: redirectsFile(delivery, opened),
        [deliveryFile]: `${JSON.stringify(delivery, undefined, 2)}\n`,
      });
    },
  };
}
