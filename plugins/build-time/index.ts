import type {Plugin, PostCssOptions} from '@docusaurus/types';

/** Keeps work out of a build that has no effect on its result; README.md says what and why. */
export default function buildTimePlugin(): Plugin {
  return {
    name: 'build-time',
    configurePostCss: (options) => ({
      ...options,
      // Known to postcss-loader, not to the framework's types: the search for a file that we do not have.
      config: false,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
  };
}

/** The framework names this plugin by its path, and adds others as functions. */
function isPresetEnv(plugin: PostCssOptions['plugins'][number]): boolean {
  const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof name === 'string' && /[\\/]postcss-preset-env[\\/]/.test(name);
}
