import type {Plugin, PostCssOptions} from '@docusaurus/types';

/** Keeps work out of a build that has no effect on its result. */
export default function buildTimePlugin(): Plugin {
  return {name: 'build-time', configurePostCss: withoutPresetEnv};
}

/**
 * Drops `postcss-preset-env`, since Lightning CSS does the same for the browsers in `package.json` when it minifies, and
 * the search for a file with options, which is repeated for each stylesheet.
 *
 * @throws Error when the framework no longer has it
 */
export function withoutPresetEnv(options: PostCssOptions): PostCssOptions {
  const plugins = options.plugins.filter((plugin) => !isPresetEnv(plugin));
  if (plugins.length === options.plugins.length)
    throw new Error(
      'The framework no longer has postcss-preset-env among the plugins of PostCSS: see plugins/framework/build-time/index.ts.',
    );
  // `config` is known to postcss-loader, not to the framework's types.
  return {...options, config: false, plugins} as PostCssOptions;
}

/** The framework names this plugin by its path, and adds others as functions. */
function isPresetEnv(plugin: PostCssOptions['plugins'][number]): boolean {
  const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof name === 'string' && /[\\/]postcss-preset-env[\\/]/.test(name);
}
