import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {parsePage} from '../finish/parsePage';
import {contentOf} from './contentOf';
import {llmsFile, markdownFiles} from '.';
import {markdownPage} from './markdownPage';

const site = 'https://docs.example/';
const page = (main: string) =>
  `<!doctype html><html><head><title>Timing | Docs</title><meta name=description content="What time is."></head><body><nav>Menu</nav><main><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><header><h1>Timing</h1></header>${main}</div><footer>Edit</footer></main></body></html>`;
function read(html: string, linkedIds: string[] = []) {
  const content = contentOf(parsePage(html, 'timing.html'), `${site}docs/timing`);
  return markdownPage(content, {path: 'docs/timing', site, linkedIds, linkedPages: ['docs/timing']});
}
const convert = (main: string, linkedIds?: string[]) => read(page(main), linkedIds).markdown;

it('knows title and description, and takes the content alone', () => {
  expect(read(page('<p>Text<!-- --> here.</p>'))).toEqual({
    path: 'docs/timing',
    name: 'docs/timing.md',
    address: 'https://docs.example/docs/timing.md',
    title: 'Timing',
    description: 'What time is.',
    markdown: '# Timing\n\nText here.\n',
  });
  expect(() => read('<main><p>x</main>')).toThrow(
    'timing.html: Markdown and feeds are made of a main element with a heading',
  );
});

it('keeps the lines and the language of code, without its colors and buttons', () => {
  const block =
    '<div class="theme-code-block block_x language-bash"><div><pre><code><span class=line><span class=token>curl</span> a \\\n</span><span class=line>  -H b</span></code></pre><button>Copy</button></div></div>';
  expect(convert(block)).toContain('```bash\ncurl a \\\n  -H b\n```');
});

it('keeps tables, and leads from the page to absolute addresses', () => {
  const table = '<table><thead><tr><th>A<tbody><tr><td><a href=/samples/b.mjs>b</a></table>';
  expect(convert(table)).toContain('| A |\n| - |\n| [b](https://docs.example/samples/b.mjs) |');
  expect(convert('<p><a href="https://a.example/?b=1&c=2">d</a>')).toContain(
    '[d](https://a.example/?b=1&c=2)',
  );
});

it('has all of long code, without what opens it', () => {
  const fold = '<details class=code-fold><summary><span>Show all 2 lines</span></summary></details>';
  expect(
    convert(`<details class=example><summary>Example</summary><pre><code>a\nb</code></pre>${fold}</details>`),
  ).toMatch(/\n\n\*\*Example\*\*\n\n```\na\nb\n```\n$/);
});

it('writes ids behind headings, and before whatever else a link leads to, from Markdown to Markdown', () => {
  const heading = '<h2 id=x>X<a class=hash-link href=#x>#</a></h2>';
  expect(convert(`${heading}<a href=#x>up</a>`)).toContain(
    '## X <a id="x"></a>\n\n[up](https://docs.example/docs/timing.md#x)',
  );
  expect(convert('<dl><dt id=option-a><code>A</code><dd>One.</dl>')).toContain('<a id="option-a"></a>`A`');
  expect(convert('<ul id=n><li id=o>O<li id=p>P</ul>', ['n', 'p'])).toContain(
    '- <a id="n"></a>O\n\n- <a id="p"></a>P',
  );
});

it('shows by its weight what unfolds the text below', () => {
  expect(convert('<details><summary>If <code>x</code></summary><p>Then y.</details>')).toContain(
    '**If `x`**\n\nThen y.',
  );
});

it('gives each tab its name, and needs no list of them', () => {
  const tab = (name: string) =>
    `<div role=tabpanel aria-label=${name} hidden><div>${name}</div><p>By ${name}.</div>`;
  expect(convert(`<ul role=tablist><li>curl<li>C</ul><div>${tab('curl')}${tab('C')}</div>`)).toBe(
    '# Timing\n\n**curl**\n\nBy curl.\n\n**C**\n\nBy C.\n',
  );
});

it('sets apart what stands side by side on a page, and leaves code as it is', () => {
  const facts = '<div><span>Unit: s</span><span>Values: <code>1</code></span></div>';
  expect(convert(facts)).toContain('Unit: s · Values: `1`');
  expect(convert('<div><span>a</span> text <span>b</span></div>')).toContain('a text b');
  expect(convert('<pre><code><span>a</span>\n<span>b</span></code></pre>')).toContain('```\na\nb\n```');
});

it('parts what a cell of a table shows on lines of its own', () => {
  const cell = '<td><strong>Sequence</strong><span>Number 1</span><span>Bits 7 to 0</span>';
  expect(
    convert(`<table><thead><tr><th>Field<tbody><tr>${cell}<tr><td><code>A</code><i>b</i></table>`),
  ).toContain('| **Sequence**: Number 1. Bits 7 to 0 |\n| `A`*b* |');
});

it('numbers the items of a list once', () => {
  expect(convert('<ol><li><div>1. 23:59 UTC</div><p>Wait.<li><div> 2. Later</div><li>3.5 V</ol>')).toContain(
    '1. 23:59 UTC\n\n   Wait.\n\n2. Later\n\n3. 3.5 V\n',
  );
});

it('leaves out choices and words that only a browser needs', () => {
  expect(convert('<p>An example<span data-browser-only>, since scripts are off</span>: 1.')).toBe(
    '# Timing\n\nAn example: 1.\n',
  );
  expect(convert('<fieldset><legend>Do</legend><label><input type=radio>Read</label></fieldset><p>A.')).toBe(
    '# Timing\n\nA.\n',
  );
});

it('says a drawing once and in words, and drops ornaments', () => {
  const svg = '<svg><title>The path</title><desc>A chip calls.</desc><text>no</text></svg>';
  expect(convert(`<div>${svg}${svg}</div><p>a<svg><path/></svg>b</p>`)).toBe(
    '# Timing\n\n*Drawing: The path. A chip calls.*\n\nab\n',
  );
});

it('lists the parts of the site that the landing page leads to', () => {
  const link =
    '<a href=/docs/intro><span>Quick Start</span><span>In ten minutes.</span><svg><path/></svg></a>';
  expect(convert(`<nav data-entry-points><ul><li>${link}</ul></nav><nav>Pages</nav>`)).toBe(
    '# Timing\n\n- [Quick Start](https://docs.example/docs/intro): In ten minutes.\n',
  );
});

it('has plain spaces where no line of the page may break, and nothing where one may', () => {
  expect(convert('<h2>skerry_<wbr>init</h2>')).toBe('# Timing\n\n## skerry_init\n');
  expect(convert('<p>Each 10\u00a0s, <em>at +4\u00a0dBm</em>')).toBe('# Timing\n\nEach 10 s, *at +4 dBm*\n');
});

it('leaves out the definitions of terms', () => {
  const term =
    '<span data-static=a.0><dfn tabindex=0>packet</dfn><span role=tooltip>Sent. <a href=/docs/b>More</a></span></span>';
  expect(convert(`<p>A ${term} comes.`)).toBe('# Timing\n\nA packet comes.\n');
});

it('makes notes quotations and properties a list', () => {
  expect(
    convert('<div class="theme-admonition alert"><div>Warning</div><div><p>Mind.</p></div></div>'),
  ).toContain('> **Warning**\n>\n> Mind.');
  expect(
    convert('<ul><li><p class=property><a class=property-name href=#p><code>p</code></a> string</ul>'),
  ).toContain('- `p` string');
});

it('lists pages by area, and holds them all', () => {
  const listed = (path: string) => ({
    path,
    name: `${path}.md`,
    title: `T ${path}`,
    description: 'D.',
    markdown: `# ${path}\n`,
    address: `https://docs.example/${path}.md`,
  });
  const context = {
    siteConfig: {title: 'Docs', tagline: 'Line.', url: 'https://docs.example'},
    baseUrl: '/',
  } as LoadContext;
  const pages = [listed('docs/intro'), listed('docs/device-sdk/security')];
  expect(llmsFile(context, pages, [{path: 'sdk/a.h', text: 'Header.'}])['llms.txt']).toBe(
    '# Docs\n\n> Line.\n\n## Start\n\n- [T docs/intro](https://docs.example/docs/intro.md): D.\n\n## Device SDK\n\n- [T docs/device-sdk/security](https://docs.example/docs/device-sdk/security.md): D.\n\n## Files\n\n- [a.h](https://docs.example/sdk/a.h): Header.\n',
  );
  expect(markdownFiles(context, pages)['llms-full.txt']).toContain(
    'Source: https://docs.example/docs/device-sdk/security.md\n\n# docs/device-sdk/security',
  );
});
