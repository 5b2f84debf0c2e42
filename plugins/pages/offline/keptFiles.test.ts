import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {keptFiles} from './keptFiles';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-files-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  fs.writeFileSync(path.join(folder, name), text);
}

it('lists pages by their addresses, and files that pages are made of', async () => {
  for (const name of ['index.html', '404.html', 'docs/intro.html', 'docs/intro.md', 'docs/index.html'])
    write(name, name);
  for (const name of [
    'assets/js/main.1a2b.js',
    'search/manifest.json',
    'img/logo-dark.svg',
    'img/favicon.svg',
    'img/cards/docs/intro.png',
    'img/social-card.png',
  ])
    write(name, name);
  for (const name of ['openapi/platform-api.json', 'openapi/platform-api.postman_collection.json'])
    write(name, name);
  const kept = await keptFiles(folder, '/base/');
  expect(kept.map(({url}) => url)).toEqual([
    '/base/assets/js/main.1a2b.js',
    '/base/docs',
    '/base/docs/intro',
    '/base/img/favicon.svg',
    '/base/img/logo-dark.svg',
    '/base/',
    '/base/openapi/platform-api.json',
    '/base/search/manifest.json',
  ]);
  expect(kept.filter(({revision}) => revision === null).map(({url}) => url)).toEqual([
    '/base/assets/js/main.1a2b.js',
  ]);
});

it('gives a page another revision with another text', async () => {
  const revision = async (html: string) => {
    write('index.html', html);
    return (await keptFiles(folder, '/'))[0].revision;
  };
  const first = await revision('<script src="/assets/a.js"></script>');
  expect(await revision('<script src="/assets/a.js"></script>')).toBe(first);
  expect(await revision('<script src="/assets/b.js"></script>')).not.toBe(first);
});
