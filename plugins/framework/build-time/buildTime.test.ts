import {expect, it} from 'vitest';
import {withoutPresetEnv} from '.';

const others = [() => undefined, '/site/node_modules/other/index.js'];

it('drops what Lightning CSS does again, and stops the build when there is nothing to drop', () => {
  const presetEnv = ['C:\\site\\node_modules\\postcss-preset-env\\dist\\index.cjs', {stage: 4}];
  const given = (plugins: unknown[]) => withoutPresetEnv({ident: 'postcss', plugins} as never);
  expect(given([...others, presetEnv])).toEqual({ident: 'postcss', config: false, plugins: others});
  expect(() => given(others)).toThrow('plugins/framework/build-time');
});
