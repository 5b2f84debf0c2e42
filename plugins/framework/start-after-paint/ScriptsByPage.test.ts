import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {ScriptsByPage} from './ScriptsByPage';

const generated = fs.mkdtempSync(path.join(os.tmpdir(), 'scripts-by-page-'));
afterAll(() => fs.rmSync(generated, {recursive: true}));

const js = (...files: string[]) => ({js: files.map((file) => ({file}))});
const css = (...files: string[]) => ({css: files.map((file) => ({file}))});
const write = (name: string, content: object) =>
  fs.writeFileSync(path.join(generated, name), JSON.stringify(content));
write('client-manifest.json', {
  entrypoints: ['main'],
  origins: {main: ['0', '1'], item: ['2', '3'], layout: ['4'], other: ['5']},
  assets: {
    0: js('runtime.js'),
    1: {...js('main.js'), ...css('all.css')},
    2: {...js('shared.js'), ...css('all.css', 'tools.css')},
    3: js('item.js'),
    4: js('layout.js'),
  },
});
write('routesChunkNames.json', {
  '/docs-1a2': {__comp: 'layout', __context: {plugin: 'main'}},
  '/docs/intro-3b4': {__comp: 'item', content: 'item'},
  '/docs/introduction-5c6': {__comp: 'other'},
});

const scripts = new ScriptsByPage(generated);
const isPage = (route: string) => route !== '/docs';

it('gives the scripts and styles of a page and of the routes around it, each once', () => {
  expect(scripts.of('/docs/intro', isPage)).toEqual({
    entry: ['runtime.js', 'main.js'],
    page: ['layout.js', 'shared.js', 'item.js'],
    styles: ['tools.css'],
  });
  expect(scripts.of('/elsewhere', isPage).page).toEqual([]);
});

it('takes a route with a page of its own for no frame of those below it', () => {
  expect(scripts.of('/docs/intro', () => true).page).toEqual(['shared.js', 'item.js']);
});

it('asks for a build where there is none', () => {
  expect(() => new ScriptsByPage('/nowhere')).toThrow('run `npm run build` first');
});
