import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it, onTestFinished} from 'vitest';
import {type FinishedSite, readFinishedPages} from './readFinishedPages';

let site: FinishedSite;

const page = (body: string, hash = '11111111') =>
  `<!doctype html><html><head><meta charset=UTF-8><script src=/assets/js/main.${hash}.js defer></script></head><body><main><h1>T</h1>${body}</main></body></html>`;

beforeEach(() => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'finished-pages-'));
  onTestFinished(() => fs.rmSync(root, {recursive: true}));
  site = {
    ...{outDir: path.join(root, 'build'), cacheDir: path.join(root, 'cache'), baseUrl: '/base/'},
    ...{
      site: 'https://docs.example/base/',
      firstArea: 'Docs',
      leftOut: ['search'],
      feedPage: 'docs/releases',
    },
    routesPaths: ['/base/', '/base/docs/a', '/base/docs/b', '/base/search'],
  };
  for (const name of ['index', 'docs/a', 'docs/b', 'search', '404']) write(name, page(`<p>${name}`));
});

function write(name: string, html: string): void {
  const file = path.join(site.outDir, `${name}.html`);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, html);
}

const afresh = async () => (await readFinishedPages(site)).afresh;

it('reads each page once, by the order of addresses, and says nothing of the content of those left out', async () => {
  const {pages, afresh: read} = await readFinishedPages(site);
  expect(read).toBe(5);
  expect(pages.map(({route, markdown, search}) => [route, markdown?.markdown, search?.passages])).toEqual([
    ['/base/', '# T\n\nindex\n', ['index']],
    ['/base/404', undefined, undefined],
    ['/base/docs/a', '# T\n\ndocs/a\n', ['docs/a']],
    ['/base/docs/b', '# T\n\ndocs/b\n', ['docs/b']],
    ['/base/search', undefined, undefined],
  ]);
});

it('takes what it read before, and gives the same', async () => {
  const before = await readFinishedPages(site);
  expect(await readFinishedPages(site)).toEqual({...before, afresh: 0});
});

it('reads a changed page alone, and no page for the names of scripts', async () => {
  await readFinishedPages(site);
  write('docs/a', page('<p>Changed'));
  for (const name of ['index', 'docs/b']) write(name, page(`<p>${name}`, '22222222'));
  const {pages, afresh: read} = await readFinishedPages(site);
  expect(read).toBe(1);
  expect(pages[2].markdown?.markdown).toBe('# T\n\nChanged\n');
  const [{start, end}] = pages[0].scripts;
  const html = fs.readFileSync(path.join(site.outDir, pages[0].file), 'utf8');
  expect(html.slice(start, end)).toContain('main.22222222.js');
});

it('reads a page afresh when a link of another one names a part of it, and where a page comes or goes', async () => {
  write('docs/b', page('<ul><li id=x>X</ul>'));
  await readFinishedPages(site);
  write('docs/a', page('<p><a href=/base/docs/b#x>x</a> <a href=c>c</a>'));
  const {pages, afresh: read} = await readFinishedPages(site);
  expect(read).toBe(2);
  expect(pages[2].markdown?.markdown).toContain('(https://docs.example/base/docs/b.md#x)');
  expect(pages[3].markdown?.markdown).toContain('- <a id="x"></a>X');
  write('docs/c', page('<p>C'));
  site.routesPaths = [...site.routesPaths, '/base/docs/c'];
  const added = await readFinishedPages(site);
  expect(added.afresh).toBe(2);
  expect(added.pages[2].markdown?.markdown).toContain('[c](https://docs.example/base/docs/c.md)');
});

it('reads all pages afresh when the site has another name or address', async () => {
  await readFinishedPages(site);
  site.firstArea = 'Other docs';
  expect(await afresh()).toBe(3);
  site.site = 'https://other.example/base/';
  expect(await afresh()).toBe(3);
});

it('names the page that cannot be read', async () => {
  write('docs/b', '<main><h2>None</h2></main>');
  await expect(readFinishedPages(site)).rejects.toThrow('docs/b.html: search needs an h1');
});
