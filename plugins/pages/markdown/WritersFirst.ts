import type {Plugin} from '@docusaurus/types';

/**
 * Holds a plugin's post-build step back until others have written their files: the framework starts all at once, in
 * the order in which the plugins are configured.
 */
export class WritersFirst {
  private readonly writing: Promise<unknown>[] = [];

  /** A plugin that writes files. */
  writes<T extends Plugin>(plugin: T): T {
    return this.around(plugin, (step) => {
      const written = step();
      // Whoever waits for it must not be what reports it first.
      this.writing.push(written.catch(() => {}));
      return written;
    });
  }

  /** A plugin that looks at these files; it is configured behind all that write them. */
  reads<T extends Plugin>(plugin: T): T {
    return this.around(plugin, async (step) => {
      await Promise.all(this.writing.splice(0));
      await step();
    });
  }

  private around<T extends Plugin>(plugin: T, run: (step: () => Promise<void>) => Promise<void>): T {
    const {postBuild} = plugin;
    if (!postBuild) return plugin;
    return {...plugin, postBuild: (props) => run(async () => postBuild.call(plugin, props))};
  }
}
