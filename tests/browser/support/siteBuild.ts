import fs from 'node:fs';
import path from 'node:path';
import {BuiltSite} from '@site/scripts/analyze/BuiltSite';

/** Folder of the production build that the tests look at. */
export const buildDir = path.resolve(process.env.SITE_BUILD_DIR ?? 'build');

/** Addresses of all HTML pages in the build, `/404` included. */
export function builtRoutes(): string[] {
  return fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll(path.sep, '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`);
}

/** What the last build wrote down about its pages. */
export function readBuiltSite(): BuiltSite {
  return new BuiltSite(buildDir, path.resolve('.docusaurus'));
}
