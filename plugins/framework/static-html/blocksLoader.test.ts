import {expect, it} from 'vitest';
import blocksLoader from './blocksLoader';

/** What the loader makes of links to pages, on the server. */
function load(baseUrl: string, ...hrefs: string[]): string[] {
  const html = hrefs.map((href) => `<p><a href="${href}">x</a></p>`);
  const code = blocksLoader.call({getOptions: () => ({isServer: true, baseUrl})}, JSON.stringify(html));
  const blocks: Array<{html: string}> = JSON.parse(code.slice('export default '.length, -1));
  return blocks.map((block) => /href="([^"]*)"/.exec(block.html)?.[1] ?? '');
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
