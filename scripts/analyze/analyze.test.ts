import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, expect, it} from 'vitest';
import {BuiltSite} from './BuiltSite';
import {kindOf} from './budgets';
import {budgetTable, excesses, fileReport, median} from './report';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-site-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** Text that hardly compresses, the same at each run. */
function noise(length: number): string {
  let text = '';
  while (text.length < length) text += createHash('sha512').update(text).digest('base64');
  return text.slice(0, length);
}

/** Writes a site of one docs page, whose own script has so many characters, and another one. */
function siteWith(heavy: number): BuiltSite {
  const [build, generated] = ['build', '.docusaurus'].map((name) => path.join(folder, String(heavy), name));
  const write = (file: string, content: unknown) => {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  };
  write(path.join(build, 'assets/js/main.js'), 'main()');
  write(path.join(build, 'assets/js/page.js'), noise(heavy));
  write(path.join(build, 'assets/js/other.js'), noise(1000));
  write(path.join(build, 'assets/css/styles.css'), 'p{color:red}');
  write(
    path.join(build, 'docs/page.html'),
    '<link rel=stylesheet href=/base/assets/css/styles.css /><p>Text</p>',
  );
  write(path.join(build, 'docs/other.html'), '<p>Text</p>');
  write(path.join(generated, 'client-manifest.json'), {
    entrypoints: ['main'],
    origins: {main: ['1'], '0a': ['2'], '0b': ['3']},
    assets: {
      1: {js: [{file: 'assets/js/main.js'}]},
      2: {js: [{file: 'assets/js/page.js'}]},
      3: {js: [{file: 'assets/js/other.js'}]},
    },
  });
  write(path.join(generated, 'routesChunkNames.json'), {
    '/docs/page-1a2': {__comp: '0a', __context: {plugin: '0c'}},
    '/docs/other-3b4': {__comp: '0b'},
  });
  return new BuiltSite(build, generated);
}

it('counts the scripts of a page and of the frame, its style and its HTML, and nothing of other pages', () => {
  const site = siteWith(1000);
  const size = (file: string) => brotliCompressSync(fs.readFileSync(path.join(site.build, file))).length;
  expect(site.routes()).toEqual(['/docs/other', '/docs/page']);
  expect(site.sizeOf('/docs/page')).toMatchObject({
    kind: 'docs page',
    script: size('assets/js/main.js') + size('assets/js/page.js'),
    style: size('assets/css/styles.css'),
    files: {scripts: ['assets/js/main.js', 'assets/js/page.js'], styles: ['assets/css/styles.css']},
  });
  expect(site.sizeOf('/docs/page').html).toBeGreaterThan(site.sizeOf('/docs/other').html);
});

it('lists the files of a page, heaviest first, and says how to look into them', () => {
  const site = siteWith(1000);
  const lines = fileReport(site, site.sizeOf('/docs/page')).split('\n');
  expect(lines.slice(1, -1).map((line) => line.replace(/^ *\d+ +/, ''))).toEqual([
    ...['assets/js/page.js', 'assets/css/styles.css', 'assets/js/main.js'],
  ]);
  expect(lines.at(-1)).toContain('--bundle-analyzer');
});

it('a page within its budgets is no excess', () => {
  const site = siteWith(1000);
  expect(excesses(site, [site.sizeOf('/docs/page')])).toEqual([]);
});

it('a page over its budget is named, with the files that fill it', () => {
  const site = siteWith(200_000);
  const [sentence, files] = excesses(site, [site.sizeOf('/docs/page'), site.sizeOf('/docs/other')]);
  expect(sentence).toMatch(/^\/docs\/page loads \d{6} bytes of script, at most \d+ are allowed\.$/);
  expect(files?.split('\n')[1]).toMatch(/^ *\d{6} +assets\/js\/page\.js$/);
});

it('HTML over the budget of the median is told', () => {
  const site = siteWith(1000);
  const page = {...site.sizeOf('/docs/page'), html: 20_000};
  expect(excesses(site, [page])).toEqual([
    'The median docs page has 20000 bytes of HTML, at most 15000 are allowed.',
  ]);
});

it('pages are of four kinds, and the table has a row for each', () => {
  const kinds = ['/', '/search', '/docs/intro', '/docs/api-specification/get-device'].map(kindOf);
  expect(kinds).toEqual(['landing page', 'search page', 'docs page', 'operation page']);
  expect(kindOf('/docs/api-specification/skerry-platform-api')).toBe('docs page');
  const page = siteWith(1000).sizeOf('/docs/page');
  const table = budgetTable(kinds.map((kind) => ({...page, kind, script: 101_000, html: 9_000})));
  expect(table.match(/^\| (?:landing|search|docs|operation) page +\| 101\.0 +\|.*$/gm)).toHaveLength(4);
  expect(median([3, 1, 2])).toBe(2);
});

it('says what to do when nothing is built', () => {
  expect(() => new BuiltSite('/nowhere/build', '/nowhere')).toThrow('run `npm run build` first');
});
