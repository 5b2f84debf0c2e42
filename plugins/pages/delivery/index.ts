import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {delivery as options} from '../../../config/delivery';
import {type BuiltFiles, builtFiles} from '../../builtFiles';
import {starter} from '../../framework/start-after-paint/startAfterPaint';
import type {FinishedPage} from '../finish/readFinishedPages';
import {deliveryFile, describeDelivery} from './describeDelivery';
import {hashSource} from './digests';
import {headersFile, redirectsFile} from './formats/hostFiles';
import {markdownRedirects, resolveRedirects} from './redirects';

/** How the built site has to be served, in each format; see README.md. */
export async function deliveryFiles(
  {baseUrl, siteConfig, siteDir, outDir}: Pick<LoadContext, 'baseUrl' | 'siteConfig' | 'siteDir' | 'outDir'>,
  pages: readonly FinishedPage[],
  {connectTo, styles, redirectsPath}: ReturnType<typeof options>,
): Promise<BuiltFiles> {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const known = new Set([...byRoute.keys(), ...(await builtFiles(outDir)).map((file) => baseUrl + file)]);
  const has = (address: string) => known.has(baseUrl + address.slice(1));
  const written = fs.readFileSync(path.join(siteDir, redirectsPath), 'utf8');
  const moved = resolveRedirects(written, redirectsPath, {baseUrl, has});
  const redirects = [
    ...moved,
    ...markdownRedirects(moved, (address) => byRoute.get(address)?.markdownAddress),
  ];
  const inline = {
    scripts: [hashSource(starter), ...pages.flatMap((page) => page.inline.scripts)],
    styles: [...styles.map(hashSource), ...pages.flatMap((page) => page.inline.styles)],
  };
  const delivery = describeDelivery({siteUrl: siteConfig.url, baseUrl, redirects, inline, connectTo});
  const byFile = pages.toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const opened = byFile.map(({route}) => route).filter((route) => route !== `${baseUrl}404`);
  return {
    _headers: headersFile(delivery),
    _redirects: redirectsFile(delivery, opened),
    [deliveryFile]: `${JSON.stringify(delivery, undefined, 2)}\n`,
  };
}
