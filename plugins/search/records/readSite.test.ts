import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {builtPage} from './builtPageFixture';
import {readSite} from './readSite';

function siteWith(files: Record<string, string>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [name, html] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), html);
  }
  return {folder, baseUrl: '/base/', title: 'Skerry Docs'};
}

const html = (title: string) => builtPage({title, body: '<p>Text.'});

it('finds the pages of routes, flat or in folders, in an order that stays', async () => {
  const site = siteWith({
    'index.html': html('Home'),
    'docs/intro.html': html('Quick Start'),
    'docs/guides/index.html': html('Guides'),
  });
  const pages = await readSite(site, ['/base/docs/intro', '/base/', '/base/docs/guides/']);
  expect(pages.map((page) => [page.path, page.title, page.section])).toEqual([
    ['', 'Home', 'Skerry Docs'],
    ['docs/guides', 'Guides', 'Skerry Docs'],
    ['docs/intro', 'Quick Start', 'Skerry Docs'],
  ]);
});

it('names the file of a page that cannot be read', async () => {
  const site = siteWith({'docs/intro.html': '<main><p>No title</main>'});
  await expect(readSite(site, ['/base/docs/intro'])).rejects.toThrow(
    /^docs\/intro\.html: search needs an h1/,
  );
  await expect(readSite(site, ['/base/docs/gone'])).rejects.toThrow(path.join('docs', 'gone', 'index.html'));
});
