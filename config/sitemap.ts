import {execFileSync} from 'node:child_process';
import type {Options} from '@docusaurus/plugin-sitemap';
import {apiReferenceOptions} from './apiReference';
import type {Env} from './env';

/** What git says, without the line end; undefined where there is no git or no repository. */
function git(...args: string[]): string | undefined {
  const env = {...process.env, TZ: 'UTC'};
  try {
    return execFileSync('git', args, {cwd: `${__dirname}/..`, stdio: 'pipe', encoding: 'utf8', env}).trim();
  } catch {
    return undefined;
  }
}

/** The day on which something was last committed in a file or folder, in UTC as the framework counts. */
function lastChanged(place: string): string | undefined {
  return git('log', '-1', '--date=format-local:%Y-%m-%d', '--format=%cd', '--', place) || undefined;
}

/**
 * Options of the sitemap: addresses with the day of their last change.
 *
 * Only a whole repository knows that day. In a shallow clone every file seems as new as the clone, so there and
 * outside of git the sitemap does without.
 */
export function sitemap({baseUrl, siteUrl}: Env): Options {
  const knowsDates = git('rev-parse', '--is-shallow-repository') === 'false';
  const home = `${siteUrl}${baseUrl}`;
  const apiPages = `${home}docs/api-specification/`;
  // Its pages are not in git themselves.
  const apiDate = lastChanged(apiReferenceOptions.specPath);
  const dateOf = (url: string) => {
    // The landing page is more than its entry.
    if (url === home) return lastChanged('src/pages');
    return url.startsWith(apiPages) ? apiDate : undefined;
  };
  return {
    changefreq: null,
    priority: null,
    lastmod: knowsDates ? 'date' : null,
    ignorePatterns: [`${baseUrl}search`],
    async createSitemapItems({defaultCreateSitemapItems, ...params}) {
      const items = await defaultCreateSitemapItems(params);
      return items.map((item) => ({...item, lastmod: (knowsDates && dateOf(item.url)) || item.lastmod}));
    },
  };
}
