import path from 'node:path';
import {expect, it} from 'vitest';
import {projectRoot} from '../../scripts/projectRoot';
import {compilingFiles} from '.';

it('names what pages are compiled with, and no tests', () => {
  const files = compilingFiles(projectRoot).map((file) => path.relative(projectRoot, file));
  expect(files).toEqual(
    expect.arrayContaining([
      'plugins/glossary/terms.yaml',
      'plugins/static-html/blocksLoader.js',
      'plugins/computed-figures/figures/exampleInputs.ts',
      'src/radio/batteryLife.ts',
      'config/brand.ts',
    ]),
  );
  expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
});
