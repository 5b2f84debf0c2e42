import {expect, it} from 'vitest';
import {withSheets} from './withSheets';

const registry = `export default {
  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "0b": [() => import(/* webpackChunkName: "0b" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
};`;

const manifest = {
  entrypoints: ['main'],
  origins: {main: ['1', '2'], '0a': ['2', '3', '4'], '0b': ['2', '3']},
  assets: {
    '1': {js: [{file: 'main.js'}]},
    '2': {css: [{file: 'styles.css'}]},
    '3': {css: [{file: 'Steps.css'}], js: [{file: 'steps.js'}]},
    '4': {css: [{file: 'Cards.css'}], js: [{file: 'a.js'}]},
  },
};

it('leads from a module to its sheets, not to those of every page, nor to scripts', () => {
  const {origins, assets} = withSheets(manifest, registry);
  const filesOf = (module: string) => origins[module]?.map((key) => assets[key]);
  expect(filesOf('@site/docs/a.mdx')).toEqual([{css: [{file: 'Steps.css'}]}, {css: [{file: 'Cards.css'}]}]);
  // Two modules of one page lead to the same entry, so that the page links to the sheet once.
  expect(origins['@theme/DocItem']).toEqual(origins['@site/docs/a.mdx']?.slice(0, 1));
});

it('leaves what the manifest has as it is', () => {
  const all = withSheets(manifest, registry);
  expect(all.origins).toMatchObject(manifest.origins);
  expect(all.assets).toMatchObject(manifest.assets);
});

it('stops at a registry that it cannot read', () => {
  expect(() => withSheets(manifest, 'export default []')).toThrow('does not know this form');
});
