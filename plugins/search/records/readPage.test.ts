import {describe, expect, it} from 'vitest';
import {parsePage} from '../../pages/finish/parsePage';
import {builtPage} from '../testing/builtPageFixture';
import {readPage} from './readPage';

const read = (html: string) => readPage(parsePage(html, 'docs/keys.html'), 'docs/keys', 'Start here');
const body = '<p>One key each.<h2 id=why>Why</h2><p>Because.';

describe('readPage', () => {
  it('takes section and title from the page, and language, version and tag from its head', () => {
    const head =
      '<meta name=docsearch:language content=de /><meta name=docsearch:version content=2.0 />' +
      '<meta name=docsearch:docusaurus_tag content=docs-default-2.0 />';
    const html = builtPage({
      title: 'Keys &amp; <code>tokens</code>',
      crumbs: ['Device SDK', 'Keys'],
      head,
      body,
    });
    expect(read(html)).toEqual({
      path: 'docs/keys',
      section: 'Device SDK',
      title: 'Keys & tokens',
      language: 'de',
      version: '2.0',
      tag: 'docs-default-2.0',
      headings: [[2, 'why', 'Why', 1]],
      passages: ['One key each.', 'Because.'],
    });
  });

  it('has values for a page that is no documentation page', () => {
    expect(read(builtPage({body}))).toMatchObject({
      section: 'Start here',
      language: 'en',
      version: 'current',
      tag: 'default',
    });
  });

  it('counts a page that is a section of its own to the first area', () => {
    expect(read(builtPage({body, title: 'Support', crumbs: ['Support']})).section).toBe('Start here');
  });

  it('counts the overview of a section to the section, whose name is its breadcrumb', () => {
    expect(read(builtPage({body, crumbs: ['Cloud API']})).section).toBe('Cloud API');
  });

  it('puts a description that the page does not show before its text', () => {
    const head = '<meta name=description content="Keys, and what for.">';
    const page = read(builtPage({body, head}));
    expect(page.passages).toEqual(['Keys, and what for.', 'One key each.', 'Because.']);
    expect(page.headings).toEqual([[2, 'why', 'Why', 2]]);
  });

  it('does not repeat a description that the page shows', () => {
    const page = read(builtPage({body, head: '<meta name=description content="One key each.">'}));
    expect(page.passages).toEqual(['One key each.', 'Because.']);
  });

  it('reads nothing from around the text: menus, breadcrumbs, table of contents, footer', () => {
    const page = read(builtPage({body: '<div class=table-of-contents>Why</div>', crumbs: ['A', 'B']}));
    expect(page.passages).toEqual([]);
  });
});

describe('a page that cannot be read', () => {
  it.each([
    ['a main element', '<div><h1>Keys</h1></div>'],
    ['an h1 in it', '<main><h2>Keys</h2></main>'],
    ['an h1 in it', '<h1>Outside</h1><main><h1> </h1></main>'],
  ])('names its file and %s', (missing, html) => {
    expect(() => read(html)).toThrow(`docs/keys.html: search needs ${missing}`);
  });
});
