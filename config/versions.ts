import fs from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';

/**
 * Options of the documentation's versions: what is worked on is the latest; those that `npm run docs:version` has cut,
 * which the framework lists in versions.json at the root, carry a banner, and neither search engines nor the sitemap
 * have them.
 */
export function versionOptions(root: string): Pick<Options, 'lastVersion' | 'versions'> {
  const list = path.join(root, 'versions.json');
  const old: string[] = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : [];
  return {
    lastVersion: 'current',
    versions: {
      current: {label: 'Latest'},
      ...Object.fromEntries(old.map((name) => [name, {banner: 'unmaintained' as const, noIndex: true}])),
    },
  };
}
