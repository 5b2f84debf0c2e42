import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, expect, it} from 'vitest';
import {BuiltSite} from './BuiltSite';
import {kindOf} from './budgets';
import {writeBuiltSite} from './builtSiteFixture';
import {excesses} from './excesses';
import {moduleShares} from './moduleShares';
import {budgetTable, median} from './report';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-site-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

function siteWith(heavy: number): BuiltSite {
  const {build, generated} = writeBuiltSite(path.join(folder, String(heavy)), heavy);
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

it('shares a script out among its modules, heaviest first', () => {
  const site = siteWith(1000);
  const {script, style} = moduleShares(site, site.sizeOf('/docs/page'));
  expect(script[0]).toMatchObject({module: 'heavy.js', file: 'assets/js/page.js', bytes: 1003});
  expect(script[0]?.compressed).toBeGreaterThan(500);
  expect(script.map(({module}) => module)).toContain('light.js');
  expect(style.map(({module}) => module)).toEqual(['src/css/page.css']);
});

it('a page within its budgets is no excess', () => {
  const site = siteWith(1000);
  expect(excesses(site, [site.sizeOf('/docs/page')])).toEqual([]);
});

it('a page over its budget is named, with the modules that fill it', () => {
  const site = siteWith(200_000);
  const [sentence, modules] = excesses(site, [site.sizeOf('/docs/page'), site.sizeOf('/docs/other')]);
  expect(sentence).toMatch(/^\/docs\/page loads \d{6} bytes of script, at most 136000 are allowed\.$/);
  expect(modules?.split('\n')[2]).toMatch(/^ *\d{6} +200003 +heavy\.js$/);
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
  expect(table.match(/^\| (?:landing|search|docs|operation) page \| 101\.0 \|.*$/gm)).toHaveLength(4);
  expect(median([3, 1, 2])).toBe(2);
});

it('says what to do when nothing is built', () => {
  expect(() => new BuiltSite('/nowhere/build', '/nowhere')).toThrow('run `npm run build` first');
});
