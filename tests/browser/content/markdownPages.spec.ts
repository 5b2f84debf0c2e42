import fs from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {plain, type ReadMarkdown, type ReadPage, readMarkdown} from './markdownReading';
import {builtRoutes, buildDir} from '../support/siteBuild';
import {expect, test} from '../support/test';

const read = (file: string) => fs.readFileSync(path.join(buildDir, file), 'utf8');

/** Every page that has Markdown, by the name of that file; the search page and the not-found page have none. */
const pages = new Map(
  builtRoutes()
    .filter((route) => !['/404', '/search'].includes(route))
    .map((route) => [`${route.slice(1) || 'index'}.md`, `${route.slice(1) || 'index'}.html`]),
);

/** What a page shows to those who read it in a browser; the forms and results of its tools are no text of it. */
function readHtml(html: string): ReadPage {
  const $: CheerioAPI = load(html);
  const article = $('.theme-doc-markdown');
  const content = article.length > 0 ? article : $('main');
  content.find('form, dialog, footer, nav, [role=tooltip], .hash-link').remove();
  // What stands beside a text follows it in Markdown.
  for (const side of content.find('.api-side').get()) $(side).nextAll('h2').first().before(side);
  // The address of a place that it names is in the heading itself, or nowhere.
  return {
    headings: content
      .find('h1, h2, h3, h4, h5, h6')
      .get()
      .map((one) => ({
        level: Number(one.tagName.slice(1)),
        text: plain($(one).text()),
        id: one.attribs.id ?? '',
      })),
    code: content
      .find('pre')
      .get()
      .map((one) => $(one).text().trimEnd()),
    tables: content
      .find('table')
      .get()
      .map((one) => $(one).find('tr').length),
  };
}

const site = /^Sitemap: (.*)sitemap\.xml$/m.exec(read('robots.txt'))?.[1] ?? '';
const markdown = new Map<string, ReadMarkdown>(
  [...pages.keys()].map((name) => [name, readMarkdown(read(name))]),
);

/** What is wrong with a link of a page's Markdown: it leads to the HTML of a page, to no file or to no id. */
function brokenLink(from: string, link: string): string[] {
  if (!link.startsWith(site)) return /^[a-z]+:/.test(link) ? [] : [`${from}: ${link} is not absolute`];
  const [name = '', id] = link.slice(site.length).split('#');
  const target = markdown.get(name);
  if (!fs.existsSync(path.join(buildDir, name)) || name === '') return [`${from}: no file at ${link}`];
  return !target || id === undefined || target.ids.has(id) ? [] : [`${from}: no id at ${link}`];
}

test('the Markdown of each page has the headings, the code and the tables of its HTML, ids included', () => {
  expect(pages.size).toBeGreaterThan(60);
  for (const [name, html] of pages) {
    const {headings, code, tables} = markdown.get(name) as ReadMarkdown;
    const shown = readHtml(read(html));
    expect(shown.headings.length, name).toBeGreaterThan(0);
    expect({name, headings, code, tables}).toEqual({name, ...shown});
  }
});

test('links of the Markdown lead to Markdown and to files, at ids that are written in them', () => {
  const links = [...markdown].flatMap(([name, page]) => page.links.map((link) => ({name, link})));
  expect(links.filter(({link}) => link.startsWith(site) && link.includes('.md#')).length).toBeGreaterThan(
    100,
  );
  expect(links.flatMap(({name, link}) => brokenLink(name, link))).toEqual([]);
});

test('no Markdown speaks of what only a browser has: scripts, forms that load, controls', () => {
  for (const name of pages.keys()) {
    // Code may well speak of them.
    const words = read(name).replace(/^ *```[\s\S]*?^ *```$/gm, '');
    expect(words, name).not.toMatch(/scripts? (?:are|is) off|needs scripts|with them you could|Loading ?…/);
    expect(words, name).not.toMatch(/Copy link to|\]\(\S+\)\[|\\&/);
    // Values that a page shows side by side.
    expect(words, name).not.toMatch(
      /(?:Unit|Values|Default|Since|RTOS|Chip):? [^\n|]*?\S(?:Values|Default|Since|Chip)\b/,
    );
    // A list of tabs, each of which is a bare word.
    expect(words, name).not.toMatch(/^- curl\n- /m);
  }
});

test('llms.txt lists each page by its heading, and each file that programs read, so that none is missing', () => {
  const listed = new Map(
    [...read('llms.txt').matchAll(/^- \[(.+?)\]\((\S+)\): \S/gm)].map(([, name, link]) => [link, name]),
  );
  for (const [name, {headings}] of markdown) expect(listed.get(site + name), name).toBe(headings[0]?.text);
  const files = [...listed.keys()].map((link) => link.slice(site.length)).filter((name) => !pages.has(name));
  for (const name of files) expect(fs.existsSync(path.join(buildDir, name)), name).toBe(true);
  // What the pages offer to download, and whatever else lies in the folders of such files.
  const offered = [...markdown.values()]
    .flatMap(({links}) => links)
    .filter((link) => link.startsWith(site))
    .map((link) => link.slice(site.length).split('#')[0] ?? '')
    .filter((name) => !pages.has(name) && !name.endsWith('.openapi.json'));
  const folders = ['mcp', 'openapi', 'samples', 'sandbox', 'sdk', 'vectors'].flatMap((folder) =>
    fs.readdirSync(path.join(buildDir, folder)).map((name) => `${folder}/${name}`),
  );
  expect([...offered, ...folders].filter((name) => !files.includes(name))).toEqual([]);
});
