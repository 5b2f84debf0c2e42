import path from 'node:path';
import {expect, it} from 'vitest';
import {projectRoot} from '../../../scripts/projectRoot';
import bundlerCachePlugin, {compilingFiles} from '.';

it('names what pages are compiled with, and no tests', () => {
  const files = compilingFiles(projectRoot).map((file) => path.relative(projectRoot, file));
  expect(files).toEqual(
    expect.arrayContaining([
      'plugins/content/glossary/terms.yaml',
      'plugins/framework/static-html/blocksLoader.js',
      'plugins/content/figures/formulas/exampleInputs.ts',
      'model/radio/batteryLife.ts',
      'config/brand.ts',
    ]),
  );
  expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
});

it('keeps what was compiled on sites of up to 1,000 pages', async () => {
  const configured = async (pages: number, frontMatter = {}) => {
    const plugin = bundlerCachePlugin({siteDir: projectRoot});
    const versions = [600, pages - 600].map((length) => ({
      docs: Array.from({length}, () => ({frontMatter})),
    }));
    const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: versions}}};
    await plugin.allContentLoaded?.({allContent, actions: {} as never});
    const utils = {currentBundler: {name: 'rspack'}} as never;
    const given = {experiments: {cache: {buildDependencies: []}}};
    return plugin.configureWebpack?.(given as never, false, utils, undefined) as {
      experiments: {cache: unknown};
    };
  };
  expect((await configured(1_000)).experiments.cache).toHaveProperty('buildDependencies');
  const large = await configured(1_001);
  expect(large.experiments.cache).toBe(false);
  // What clears up behind the bundler.
  expect(large).toHaveProperty('plugins.length', 1);
  const operation = {sidebar_class_name: 'api-operation api-operation--get'};
  expect((await configured(501, operation)).experiments.cache).toBe(false);
});

it('stops the build when the framework keeps its cache in another way', () => {
  const plugin = bundlerCachePlugin({siteDir: projectRoot});
  const configure = (experiments: object) =>
    plugin.configureWebpack?.({experiments}, false, {currentBundler: {name: 'rspack'}} as never, undefined);
  expect(configure({cache: {type: 'persistent', buildDependencies: ['base.js']}})).toHaveProperty(
    'experiments.cache.buildDependencies',
  );
  expect(() => configure({})).toThrow('plugins/framework/bundler-cache');
});

it('names variables in order, and stops the build when scripts are minified in another way', () => {
  const plugin = bundlerCachePlugin({siteDir: projectRoot});
  const configure = (mangle: unknown) => {
    const minimizer = {_args: [{minimizerOptions: {mangle}}]};
    const config = {
      experiments: {cache: {buildDependencies: []}},
      optimization: {minimize: true, minimizer: [minimizer]},
    };
    plugin.configureWebpack?.(config as never, false, {currentBundler: {name: 'rspack'}} as never, undefined);
    return minimizer._args[0].minimizerOptions.mangle;
  };
  expect(configure(true)).toEqual({disableCharFreq: true});
  expect(() => configure({})).toThrow('minifies scripts with other options');
});
