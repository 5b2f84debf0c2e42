import {expect, it} from 'vitest';
import browserConfig from './browserConfig';
import shortMetadata from './shortMetadata';
import shortRegistry from './shortRegistry';

it('the registry keeps what loads a module, and drops its name and number', () => {
  const entry = (end: string) =>
    `export default {\n  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/a \\"b\\".mdx")${end}],\n};`;
  const name = '"@site/a \\"b\\".mdx"';
  expect(shortRegistry(entry(`, ${name}, require.resolveWeak(${name})`))).toBe(entry(''));
});

it('the configuration keeps what pages show, and drops what only a build reads', () => {
  const config = {
    title: 'Docs',
    presets: [['classic', {docs: {folder: '/home/writer/site'}}]],
    plugins: [null],
    markdown: {emoji: false},
    themeConfig: {navbar: {title: 'Docs'}},
    customFields: {presets: 'kept'},
    future: {experimental_router: 'browser', faster: {swcJsLoader: true}},
  };
  const source = browserConfig(`/* made */\nexport default ${JSON.stringify(config, null, 2)};\n`);
  expect(JSON.parse(source.replace('/* made */\nexport default ', '').slice(0, -1))).toEqual({
    title: 'Docs',
    themeConfig: {navbar: {title: 'Docs'}},
    customFields: {presets: 'kept'},
    future: {experimental_router: 'browser'},
  });
});

it('the list of plugins goes, the releases of site and framework stay', () => {
  const metadata = {
    docusaurusVersion: '3.10.2',
    siteVersion: '1.0.0',
    pluginVersions: {search: {type: 'local'}},
  };
  expect(JSON.parse(shortMetadata(JSON.stringify(metadata)))).toEqual({...metadata, pluginVersions: {}});
});

it('another form of a file is told', () => {
  expect(() => shortRegistry("x: [() => import('a'), 'a', require.resolveWeak('a')]")).toThrow(
    'shortRegistry.js',
  );
  expect(() => browserConfig('module.exports = {}')).toThrow('browserConfig.js');
});
