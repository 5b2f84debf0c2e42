import path from 'node:path';
import {BuiltSite} from '../../analyze/BuiltSite';
import {createSiteServer} from '../../server/createSiteServer';
import {listenOnFreePort} from '../../../sandbox/node/listenOnFreePort';
import {blockingTimes} from './blockingTime';
import {type BuildCost, buildForeign} from './buildForeign';
import {foreignSite} from './foreignSite';
import {median} from './median';
import {wideOperation, widePath} from './wideOperation';

/** What a whole site with another file takes, and what its pages weigh (bytes, brotli). */
export interface SiteCost extends BuildCost {
  /** Of all pages of the reference: the middle one, and the heaviest. */
  html: number;
  heaviestHtml: number;
  script: number;
  style: number;
  /** Milliseconds that the page of `properties` properties blocks a phone, the median of five loads. */
  blocking: number;
}

/** How many properties the widest page has. */
export const properties = 600;

/** Builds the site around another document, with one wide operation more, and measures. */
export async function siteCost(root: string, document: {info?: unknown; paths?: unknown}): Promise<SiteCost> {
  const paths = {...(document.paths as object), [widePath]: wideOperation(properties)};
  const copy = foreignSite(root, {...document, paths});
  try {
    const cost = await buildForeign(copy.root);
    const build = path.join(copy.root, 'build');
    const site = new BuiltSite(build, path.join(copy.root, '.docusaurus'));
    const pages = site
      .routes()
      .filter((route) => route.startsWith('/docs/api-specification/'))
      .map((route) => site.sizeOf(route));
    const server = await listenOnFreePort(createSiteServer(build));
    const url = `http://localhost:${server.port}/docs/api-specification/bench-wide`;
    const times = await blockingTimes(url, 5).finally(() => server.close());
    return {
      ...cost,
      html: median(pages.map(({html}) => html)),
      heaviestHtml: Math.max(...pages.map(({html}) => html)),
      script: median(pages.map(({script}) => script)),
      style: median(pages.map(({style}) => style)),
      blocking: median(times),
    };
  } finally {
    copy.dispose();
  }
}
