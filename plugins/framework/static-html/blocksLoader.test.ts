import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import blocksLoader from './blocksLoader';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'blocks-'));
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** What a page that is rendered has of links to pages. */
function load(baseUrl: string, ...hrefs: string[]): string[] {
  const file = path.join(folder, 'page.blocks.json');
  fs.writeFileSync(file, JSON.stringify(hrefs.map((href) => `<p><a href="${href}">x</a></p>`)));
  const blocks: Array<{html: string}> = blocksLoader.blocksIn(file, baseUrl);
  return blocks.map(({html}) => /href="([^"]*)"/.exec(html)?.[1] ?? '');
}

it('puts the base URL in front of links to pages, unless it is there', () => {
  const hrefs = ['site-root:/docs/intro#hear', 'site-root:/', 'https://example.org/portal/', '#here'];
  expect(load('/', ...hrefs)).toEqual(['/docs/intro#hear', '/', 'https://example.org/portal/', '#here']);
  expect(load('/portal/', ...hrefs)).toEqual([
    '/portal/docs/intro#hear',
    '/portal/',
    'https://example.org/portal/',
    '#here',
  ]);
  expect(load('/portal/', 'site-root:/portal/docs/intro')).toEqual(['/portal/docs/intro']);
});

it('leaves the HTML out of what the server bundles', () => {
  const loader = {getOptions: () => ({isServer: true, baseUrl: '/'}), resourcePath: '/a.blocks.json'};
  const code = blocksLoader.call(loader, '["<p>Long.</p>"]');
  expect(code).toContain('"/a.blocks.json"');
  expect(code).not.toContain('Long.');
});
