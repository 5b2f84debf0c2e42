import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {readPages} from './builtFiles';

function siteWith(files: Record<string, string>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [name, html] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), html);
  }
  return folder;
}

it('finds the pages of routes, flat or in folders, in an order that stays', async () => {
  const outDir = siteWith({
    'index.html': 'Home',
    'docs/intro.html': 'Start',
    'docs/guides/index.html': 'Guides',
  });
  const routes = ['/base/docs/intro', '/base/', '/base/docs/guides/', '/base/search'];
  expect(await readPages(outDir, '/base/', routes, ['search'])).toEqual([
    {path: '', html: 'Home', file: 'index.html'},
    {path: 'docs/guides', html: 'Guides', file: path.join('docs', 'guides', 'index.html')},
    {path: 'docs/intro', html: 'Start', file: 'docs/intro.html'},
  ]);
});

it('names the file of a page that is not there', async () => {
  await expect(readPages(siteWith({}), '/base/', ['/base/docs/gone'], [])).rejects.toThrow(
    path.join('docs', 'gone', 'index.html'),
  );
});
