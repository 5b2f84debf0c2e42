import {execFileSync} from 'node:child_process';
import type {Options} from '@docusaurus/plugin-sitemap';
import type {Env} from './env';

/** What git says, without the line end; undefined where there is no git or no repository. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {cwd: `${__dirname}/..`, stdio: 'pipe', encoding: 'utf8'}).trim();
  } catch {
    return undefined;
  }
}

/** The source of the API reference, whose pages are not in git themselves. */
const apiFile = 'openapi/platform-api.yaml';

/**
 * Options of the sitemap: addresses with the day of their last change.
 *
 * Only a whole repository knows that day. In a shallow clone every file seems as new as the clone, so there and
 * outside of git the sitemap does without.
 */
export function sitemap({baseUrl, siteUrl}: Env): Options {
  const knowsDates = git('rev-parse', '--is-shallow-repository') === 'false';
  const apiDate = knowsDates ? git('log', '-1', '--format=%cs', '--', apiFile) : undefined;
  const apiPages = `${siteUrl}${baseUrl}docs/api-specification/`;
  return {
    changefreq: null,
    priority: null,
    lastmod: knowsDates ? 'date' : null,
    ignorePatterns: [`${baseUrl}search`],
    async createSitemapItems({defaultCreateSitemapItems, ...params}) {
      const items = await defaultCreateSitemapItems(params);
      return items.map((item) =>
        item.url.startsWith(apiPages) && apiDate ? {...item, lastmod: apiDate} : item,
      );
    },
  };
}
