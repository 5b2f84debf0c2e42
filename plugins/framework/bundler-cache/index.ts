import fs from 'node:fs';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {LoadContext, Plugin} from '@docusaurus/types';

interface LoadedDocs {
  loadedVersions: Array<{docs: Array<{frontMatter: {sidebar_class_name?: string}}>}>;
}

/** All files but tests whose code and data decide what a page is compiled to, and that no page imports; absolute. */
export function compilingFiles(siteDir: string): string[] {
  return ['plugins', 'config', 'model'].flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
}

/**
 * Most pages of a site whose bundler keeps what it compiled: what it keeps takes a megabyte of memory a page, and
 * saves less the more pages there are. That of an operation counts twice, since its HTML is much longer.
 */
const mostPages = 1_000;

/** Has Node clear up at once: it lets what nothing refers to any more grow to several times what is in use. */
function clearUp(): void {
  // Threads that start from here on clear up after 32 MB of new objects.
  for (const flag of ['--expose-gc', '--max-semi-space-size=32']) setFlagsFromString(flag);
  runInNewContext('gc')();
}

/** What the bundler minifies scripts with; the framework makes it, and no interface leads to its options. */
interface Minimizer {
  _args?: Array<{minimizerOptions?: {mangle?: unknown}}>;
}

/**
 * Names variables in the order in which they come. Else their names follow from how often each character stands in a
 * script, the hashes of unfinished files included, and with the bundler's cache the runtime would be another file.
 */
function nameInOrder(minimizers: readonly Minimizer[]): void {
  const options = minimizers.flatMap(({_args}) => _args?.[0]?.minimizerOptions ?? []);
  const forScripts = options.find(({mangle}) => mangle === true);
  if (!forScripts)
    throw new Error(
      'The framework minifies scripts with other options: see plugins/framework/bundler-cache/index.ts.',
    );
  forScripts.mangle = {disableCharFreq: true};
}

/** Has the bundler compile pages afresh when what compiles them has changed: it looks at a page's own file alone. */
export default function bundlerCachePlugin({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  let pages = 0;
  return {
    name: 'bundler-cache',
    allContentLoaded({allContent}) {
      // Those of the docs plugin alone come in thousands.
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedDocs[];
      const all = docs.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs));
      const classes = all.map(({frontMatter}) => frontMatter.sidebar_class_name ?? '');
      pages = all.length + classes.filter((name) => name.startsWith('api-operation')).length;
      if (pages > mostPages) clearUp();
    },
    configureWebpack(config) {
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
      if (config.optimization?.minimize) nameInOrder((config.optimization.minimizer ?? []) as Minimizer[]);
      const {experiments} = config as {experiments?: {cache?: {buildDependencies?: string[]}}};
      if (!experiments?.cache?.buildDependencies)
        throw new Error(
          'The framework no longer lists what its cache depends on: see plugins/framework/bundler-cache/index.ts.',
        );
      const afterBundling = {
        apply: (compiler: {hooks: {shutdown: {tap(name: string, run: () => void): void}}}) =>
          compiler.hooks.shutdown.tap('bundler-cache', clearUp),
      };
      if (pages > mostPages)
        return {cache: false, experiments: {cache: false}, plugins: [afterBundling]} as object;
      // The framework's own list is added to, not replaced.
      return {experiments: {cache: {buildDependencies: compilingFiles(siteDir)}}} as object;
    },
  };
}
