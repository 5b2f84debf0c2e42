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

it('stops the build when the framework keeps its cache in another way', () => {
  const plugin = bundlerCachePlugin({siteDir: projectRoot});
  const configure = (experiments: object) =>
    plugin.configureWebpack?.({experiments}, false, {currentBundler: {name: 'rspack'}} as never, undefined);
  expect(configure({cache: {type: 'persistent', buildDependencies: ['base.js']}})).toHaveProperty(
    'experiments.cache.buildDependencies',
  );
  expect(() => configure({})).toThrow('plugins/framework/bundler-cache');
});
