import type {Plugin, PluginModule} from '@docusaurus/types';

/**
 * Lets the post-build step of each plugin begin when that of the one before it has ended: the framework starts all at
 * once. None begins after one that failed.
 */
export function inOrder(modules: readonly PluginModule[]): PluginModule[] {
  let before: Promise<unknown> = Promise.resolve();
  return modules.map((module) => async (context, options) => {
    const plugin = await module(context, options);
    const {postBuild} = plugin ?? {};
    if (!plugin || !postBuild) return plugin;
    return {
      ...plugin,
      postBuild(props) {
        const step = before.then(() => postBuild.call(plugin, props));
        // What failed is reported once, by its own plugin.
        before = step.catch(() => new Promise(() => {}));
        return step;
      },
    } as Plugin;
  });
}
