import fs from 'node:fs';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {expect, it} from 'vitest';
import {projectRoot} from '../../../scripts/projectRoot';
import stylesPlugin, {unread, unused, withoutPresetEnv} from '.';

const cssModules = () => ({localIdentName: '[local]_[contenthash:base64:4]', hashStrategy: undefined});

/** What the plugin makes of the framework's configuration of the bundler. */
function configure(modules: object | undefined, groups: object) {
  const rules = [{use: [{options: {modules}}]}, {use: 'raw-loader'}];
  const config = {module: {rules}, optimization: {splitChunks: {cacheGroups: groups}}};
  return stylesPlugin().configureWebpack?.(config as never, false, {} as never, undefined);
}

it('has the classes of a CSS module end alike, and keeps late style out of the stylesheet of all pages', () => {
  const modules = cssModules();
  const {optimization} = configure(modules, {styles: {type: 'css/mini-extract'}}) as {
    optimization: {splitChunks: {cacheGroups: Record<string, {test: (module: object) => boolean}>}};
  };
  expect(modules.hashStrategy).toBe('minimal-subset');
  const groups = Object.entries(optimization.splitChunks.cacheGroups);
  const groupsOf = (file: string) =>
    groups.filter(([, {test}]) => test({nameForCondition: () => file})).map(([name]) => name);
  expect(groupsOf('/site/src/design/global.css')).toEqual(['styles']);
  expect(groupsOf('C:\\site\\src\\components\\TryIt\\styles.module.css')).toEqual(['reference']);
  expect(groupsOf('C:\\site\\src\\components\\TryIt\\panel\\styles.module.css')).toEqual([]);
  expect(groupsOf('/site/node_modules/@docsearch/css/dist/modal.css')).toEqual([]);
  expect(groupsOf('C:\\site\\src\\components\\tools\\frame\\tools.css')).toEqual(['tools']);
  expect(groupsOf('/site/src/pages/index.module.css')).toEqual(['landing']);
});

it('stops the build when the framework no longer has what it sets', () => {
  expect(() => configure(cssModules(), {})).toThrow('no group `styles`');
  expect(() => configure(undefined, {styles: {}})).toThrow('no css-loader');
});

const others = [() => undefined, '/site/node_modules/other/index.js'];

it('drops what Lightning CSS does again, and stops the build when there is nothing to drop', () => {
  const presetEnv = ['C:\\site\\node_modules\\postcss-preset-env\\dist\\index.cjs', {stage: 4}];
  const given = (plugins: unknown[]) => withoutPresetEnv({ident: 'postcss', plugins} as never);
  expect(given([...others, presetEnv])).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [...others, expect.anything()],
  });
  expect(() => given(others)).toThrow('plugins/framework/styles');
});

it('leaves out classes of Infima that nothing names and variables that nothing reads, and no others', () => {
  const infima = path.join(projectRoot, 'node_modules/infima/dist/css/default/default.css');
  const css = fs.readFileSync(infima, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const names = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name as string));
  const dropped = [...names].filter((name) => unused.test(`.${name}`));
  expect(dropped.length).toBeGreaterThan(60);
  const packages = ['theme-classic', 'theme-common', 'theme-search-algolia', 'core'];
  const folders = [
    ...packages.map((name) => `node_modules/@docusaurus/${name}/lib`),
    'src',
    'docs',
    'config',
  ];
  const text = folders.map((folder) => textsIn(path.join(projectRoot, folder))).join('\n');
  // A name behind a point is a rule's, or one of a CSS module.
  const named = (name: string) => new RegExp(`(?<![\\w.-])${name}(?![\\w-])`).test(text);
  expect(dropped.filter(named)).toEqual([]);

  const {plugins} = withoutPresetEnv({
    ident: 'postcss',
    plugins: ['/node_modules/postcss-preset-env/'],
  } as never);
  const shown = (from: string, style = '.pills, .tabs {a: b} .card__body {a: b}') =>
    postcss(plugins as AcceptedPlugin[]).process(style, {from}).css;
  expect(shown(infima)).toBe('.tabs {a: b}');
  expect(shown('/site/src/css/page.css')).toContain('.card__body');
  expect(shown('/theme/DocSidebar/Desktop/CollapseButton/styles.module.css')).toBe('');

  const left = shown(infima, css);
  expect(css.match(/^ *--ifm-/gm)?.length).toBeGreaterThan((left.match(/^ *--ifm-/gm)?.length ?? 0) + 50);
  const read = [...`${left}${text}`.matchAll(/var\(\s*(--ifm-[\w-]+)/g)].map(([, name]) => name as string);
  expect(read.filter((name) => unread.test(name))).toEqual([]);
});

/** All that a folder's scripts, pages and stylesheets say, without components that the site has none or its own of. */
function textsIn(folder: string): string {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:js|tsx?|mdx?|css)$/.test(file))
    .filter((file) => !/^theme[\\/](?:Blog|SearchPage|NotFound|ErrorPageContent)/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}
