import type {Options} from '@docusaurus/plugin-sitemap';
import type {Env} from './env';

/** Options of the sitemap: addresses, each with the day of its last commit where the history is known. */
export function sitemap({baseUrl}: Env): Options {
  return {changefreq: null, priority: null, lastmod: 'date', ignorePatterns: [`${baseUrl}search`]};
}
