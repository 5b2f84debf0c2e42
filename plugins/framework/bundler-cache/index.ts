import fs from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

/** The part of the bundler's configuration that this plugin reads. */
interface Configured {
  experiments?: {cache?: {buildDependencies?: string[]}};
}

/** The part of what the docs plugin loads that is looked at. */
interface LoadedDocs {
  loadedVersions: Array<{docs: unknown[]}>;
}

/** Folders whose code and data decide what a page is compiled to, and that no page imports. */
const folders = ['plugins', 'config', 'model'];

/** All files in these folders but tests, absolute. */
export function compilingFiles(siteDir: string): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
}

/**
 * Most pages of a site whose bundler keeps what it compiled: what it keeps takes a megabyte of memory a page, and
 * saves less the more pages there are.
 */
const mostPages = 1_000;

/** Pages that plugins have loaded; those of the docs plugin alone come in thousands. */
function pagesOf(allContent: AllContent): number {
  const ofDocs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedDocs[];
  return ofDocs.flatMap(({loadedVersions}) => loadedVersions.flatMap(({docs}) => docs)).length;
}

/** Has the bundler compile pages afresh when what compiles them has changed: it looks at a page's own file alone. */
export default function bundlerCachePlugin({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  let pages = 0;
  return {
    name: 'bundler-cache',
    allContentLoaded({allContent}) {
      pages = pagesOf(allContent);
    },
    configureWebpack(config, _isServer, {currentBundler}) {
      if (currentBundler.name !== 'rspack' || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
      if (!(config as Configured).experiments?.cache?.buildDependencies)
        throw new Error(
          'The framework no longer lists what its cache depends on: see plugins/framework/bundler-cache/index.ts.',
        );
      if (pages > mostPages) return {cache: false, experiments: {cache: false}} as object;
      // The framework's own list is added to, not replaced.
      return {experiments: {cache: {buildDependencies: compilingFiles(siteDir)}}} as object;
    },
  };
}
