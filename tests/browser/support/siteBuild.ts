import fs from 'node:fs';
import path from 'node:path';
import {BuiltSite} from '@site/scripts/analyze/BuiltSite';

/** Folder of the production build that the tests look at. */
export const buildDir = path.resolve(process.env.SITE_BUILD_DIR ?? 'build');

/**
 * Addresses of all HTML pages in the build, `/404` included, in the order of the alphabet.
 *
 * @throws Error when there is no build
 */
export function builtRoutes(): string[] {
  if (!fs.existsSync(buildDir)) throw new Error(`${buildDir} does not exist. Run "npm run build".`);
  return fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll(path.sep, '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}

/** What the last build wrote down about its pages. */
export function readBuiltSite(): BuiltSite {
  return new BuiltSite(buildDir, path.resolve('.docusaurus'));
}
