import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {inOrder} from './inOrder';

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Starts the post-build steps of plugins as the framework does. */
async function build(modules: readonly PluginModule[]) {
  const plugins = await Promise.all(modules.map((module) => module({} as LoadContext, {})));
  return plugins.map((plugin) => plugin?.postBuild?.({} as Props));
}

it('lets each step begin when the one before it has ended, and passes plugins without one by', async () => {
  const seen: string[] = [];
  const step = (name: string, wait: number) => () => ({
    name,
    async postBuild() {
      await new Promise((resolve) => setTimeout(resolve, wait));
      seen.push(name);
    },
  });
  const steps = await build(inOrder([step('slow', 20), () => ({name: 'none'}), step('fast', 0)]));
  await Promise.all(steps);
  expect(seen).toEqual(['slow', 'fast']);
});

it('reports what failed, and begins nothing behind it', async () => {
  const seen: string[] = [];
  const steps = await build(
    inOrder([
      () => ({name: 'broken', postBuild: () => Promise.reject(new Error('disk full'))}),
      () => ({
        name: 'next',
        postBuild() {
          seen.push('next');
          return Promise.resolve();
        },
      }),
    ]),
  );
  await expect(Promise.all(steps)).rejects.toThrow('disk full');
  expect(seen).toEqual([]);
});
