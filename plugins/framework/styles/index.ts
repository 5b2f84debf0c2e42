import type {Plugin} from '@docusaurus/types';

/** Style of what a reader opens: it comes with the scripts of that, and not in the stylesheet of every page. */
const lateStyle = /@docsearch[\\/]|[\\/]search\.css$|TryIt[\\/]panel[\\/]/;

interface Rule {
  use?: Array<{options?: {modules?: {localIdentName?: string; hashStrategy?: string}}}>;
}

/** A module of the bundler. */
interface Module {
  nameForCondition?(): string | null;
  identifier?(): string;
}

/** Keeps the one stylesheet of all pages small; README.md of this room has the figures. */
export default function stylesPlugin(): Plugin {
  return {
    name: 'styles',
    configureWebpack(config, isServer) {
      endAlike(config.module?.rules as Rule[]);
      if (isServer) return {};
      const {splitChunks} = config.optimization ?? {};
      const groups = splitChunks ? splitChunks.cacheGroups : undefined;
      if (!groups?.styles)
        throw new Error(
          'The framework has no group `styles` of chunks any more: see plugins/framework/styles/index.ts.',
        );
      const isEarly = (module: Module) =>
        !lateStyle.test(module.nameForCondition?.() ?? module.identifier?.() ?? '');
      return {optimization: {splitChunks: {cacheGroups: {styles: {test: isEarly}}}}};
    },
  };
}

/**
 * Has all classes of a CSS module end in the same characters, which compress to less than a digest for each. The
 * framework gives no way to set this option of css-loader.
 */
function endAlike(rules: Rule[]): void {
  const modules = rules
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .flatMap(({options}) => options?.modules ?? [])
    .filter(({localIdentName}) => localIdentName?.includes('[local]'));
  if (modules.length === 0)
    throw new Error(
      "The framework's rules have no css-loader that names classes after `[local]`: see plugins/framework/styles/index.ts.",
    );
  for (const options of modules) options.hashStrategy = 'minimal-subset';
}
