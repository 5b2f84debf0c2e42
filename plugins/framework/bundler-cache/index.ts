import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The part of the bundler's configuration that this plugin reads. */
interface Configured {
  experiments?: {cache?: {buildDependencies?: string[]}};
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

/** Has the bundler compile pages afresh when what compiles them has changed: it looks at a page's own file alone. */
export default function bundlerCachePlugin({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack(config, _isServer, {currentBundler}) {
      if (currentBundler.name !== 'rspack' || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
      if (!(config as Configured).experiments?.cache?.buildDependencies)
        throw new Error(
          'The framework no longer lists what its cache depends on: see plugins/framework/bundler-cache/index.ts.',
        );
      // The framework's own list is added to, not replaced.
      return {experiments: {cache: {buildDependencies: compilingFiles(siteDir)}}} as object;
    },
  };
}
