import type {LoadContext, Plugin} from '@docusaurus/types';
import {schemes} from '../../design/schemes';
import {schemeVariables} from '../site/tokens/tokenVariables';
import {absentClasses, hasVersions} from './absentParts';
import {checkPages} from './checkPages';
import {className} from './classNames';
import {cutStyles} from './cutStyles';
import {namesInUse} from './namesInUse';

/** The parts of the bundler that this plugin uses. */
interface Compilation {
  getAssets(): Array<{name: string; source: {source(): string | Buffer}}>;
  updateAsset(name: string, source: unknown): void;
  hooks: {processAssets: {tap(options: {name: string; stage: number}, run: () => void): void}};
}
interface Compiler {
  webpack: {sources: {RawSource: new (text: string) => unknown}};
  hooks: {thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
}
interface Rule {
  test?: unknown;
  use?: Array<{options?: {modules?: Record<string, unknown>}}>;
}

const name = 'style-cut';

/** After scripts and styles have been minified, before their names take up what is in them. */
const stage = 450;

/** What pages are made of in the browser: every class that an element may get stands in it. */
const made = /^assets\/(?:js|blocks)\/.*\.js(?:on)?$/;

/** Leaves out of a built site's stylesheets what no page needs; see README.md. */
export default function styleCutPlugin(context: LoadContext): Plugin {
  let unused: ReadonlySet<string> = new Set();

  function cut(compilation: Compilation, compiler: Compiler): void {
    const textOf = (file: RegExp) =>
      compilation
        .getAssets()
        .filter((asset) => file.test(asset.name))
        .map((asset) => [asset.name, asset.source.source().toString()] as const);
    const texts = textOf(made).map(([, text]) => text);
    const names = namesInUse(texts);
    const isAbsent = absentClasses({
      ...context,
      theme: context.siteConfig.themeConfig,
      hasTags: texts.some((text) => /\btags"?:\[\{/.test(text)),
    });
    const result = cutStyles(new Map(textOf(/^assets\/css\/.*\.css$/)), {
      inUse: {...names, hasClass: (one) => names.hasClass(one) && !isAbsent(one)},
      keptVariables: new Set(Object.keys(schemeVariables(schemes.dark))),
      hasOtherAlerts: hasVersions(context),
    });
    unused = result.unused;
    for (const [file, css] of result.styles)
      compilation.updateAsset(file, new compiler.webpack.sources.RawSource(css));
  }

  return {
    name,
    configureWebpack(config, isServer) {
      nameClasses(config.module?.rules as Rule[]);
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const apply = (compiler: Compiler) =>
        compiler.hooks.thisCompilation.tap(name, (compilation) => {
          compilation.hooks.processAssets.tap({name, stage}, () => cut(compilation, compiler));
        });
      return {plugins: [{apply: apply as never}]};
    },
    postBuild: async ({outDir}) => checkPages(outDir, unused),
  };
}

/** The framework has no option for the names of classes. */
function nameClasses(rules: Rule[]): void {
  const modules = rules
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .map((use) => use.options?.modules);
  const options = modules.filter((one) => one !== undefined);
  if (options.length === 0)
    throw new Error('plugins/style-cut/index.ts does not find the options of css-loader any more.');
  for (const one of options) one.getLocalIdent = className;
}
