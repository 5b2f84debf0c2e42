import fs from 'node:fs';
import path from 'node:path';
import {brand} from '@site/config/brand';
import {type Cheerio, type CheerioAPI, load} from 'cheerio';
import type {Element} from 'domhandler';
import {apiFacts, type OperationFacts, words} from './apiFacts';
import {buildDir} from './siteBuild';
import {expect, test} from './test';

/** What an operation's page in the build says, to compare with the OpenAPI file. */
function openPage(id: string): CheerioAPI {
  return load(fs.readFileSync(path.join(buildDir, 'docs/api-specification', `${id}.html`), 'utf8'));
}

function textOf(part: Cheerio<Element>): string {
  return part
    .text()
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}

/** What is said of a value itself, without the values in it. */
function ownPart(part: Cheerio<Element>): Cheerio<Element> {
  const own = part.clone();
  own.find('li[id]').remove();
  return own;
}

/** Lines of Markdown that are compared: code has no words, and a table is read by cells. */
function linesOf(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n/)
    .filter((paragraph) => !/^\s*```|^\s{3}/.test(paragraph))
    .flatMap((paragraph) =>
      paragraph.startsWith('|') ? paragraph.split(/[|\n]/) : paragraph.split(/\n(?=\s*(?:[-*]|\d+\.) )/),
    )
    .map((line) => words(line.trim()))
    .filter((line) => !/^-+$/.test(line));
}

function missing({id, ...facts}: OperationFacts): string[] {
  const $ = openPage(id);
  const found: string[] = [];
  const expectText = (where: string, text: string, wanted: string) => {
    if (!text.includes(wanted)) found.push(`${id} ${where}: "${wanted}" is not in "${text}"`);
  };
  const parts = new Map<string, Cheerio<Element>>();
  for (const element of $('[id]').get()) {
    const name = element.attribs.id ?? '';
    if (parts.has(name)) found.push(`${id} ${name} stands twice`);
    parts.set(name, $(element));
  }
  const text = (selector: string) => textOf($(selector) as Cheerio<Element>);
  expectText('h1', text('h1'), facts.title);
  const main = text('.theme-doc-markdown');
  for (const line of linesOf(facts.description)) expectText('text', main, line);
  expectText('endpoint', text('.endpoint-line'), facts.method);
  if (facts.path) {
    expectText('endpoint', text('.endpoint-line'), facts.path);
    expectText('scope', text('.endpoint-scope'), facts.scope ?? 'no scope is needed');
  }
  for (const {anchor, required, texts} of facts.values) {
    const part = ownPart(parts.get(anchor) ?? ($() as Cheerio<Element>));
    for (const wanted of texts) expectText(anchor, textOf(part), wanted);
    if (part.find('.property-required').length > 0 !== required) found.push(`${id} ${anchor}: required?`);
    if (part.find('a.property-name').attr('href') !== `#${anchor}`) found.push(`${id} ${anchor}: no link`);
  }
  for (const {status, description} of facts.statuses) {
    const heading = parts.get(`response-${status}`) ?? ($() as Cheerio<Element>);
    expectText(status, textOf(heading), status);
    expectText(status, textOf(heading.next()), description);
  }
  for (const {heading, label, code} of facts.examples) {
    const examples = parts.get(heading)?.next().find('details.example');
    const one = examples?.filter(
      (_, example) => $(example).children('summary').text() === `Example: ${label}`,
    );
    if (one?.find('pre').text() !== code) found.push(`${id} ${heading}: the example "${label}" differs`);
  }
  const known = new Set(facts.values.map(({anchor}) => anchor));
  const listed = $('.api-block li[id]')
    .get()
    .map(({attribs}) => attribs.id ?? '');
  found.push(
    ...listed.filter((anchor) => !known.has(anchor)).map((anchor) => `${id} ${anchor}: not in the file`),
  );
  const samples = $('.api-samples [role=tabpanel] code')
    .get()
    .map((code) => $(code).text());
  const ending = facts.path?.split('}').at(-1) ?? 'WEBHOOK_URL';
  if (samples.filter((sample) => sample.includes(ending)).length !== 3)
    found.push(`${id}: not three samples`);
  return found;
}

test('each page says what the OpenAPI file says, property by property, and has its samples', () => {
  const facts = apiFacts();
  expect(facts).toHaveLength(32);
  // As many as there are, so that a walk that finds next to nothing is noticed.
  expect(facts.flatMap(({values}) => values).length).toBeGreaterThan(900);
  expect(facts.flatMap(missing)).toEqual([]);
});

test('the overview has each operation with method, path and scope, each scope, each status and each download', () => {
  const $ = openPage(`${brand.slug}-platform-api`);
  const rows = $('tbody tr')
    .get()
    .map((row) => ({
      cells: $(row)
        .children()
        .get()
        .map((cell) => textOf($(cell))),
      links: $(row)
        .find('a')
        .get()
        .map(({attribs}) => attribs.href?.split('/').at(-1) ?? ''),
    }));
  const facts = apiFacts();
  for (const {id, method, path: template = 'to your server', scope, title} of facts) {
    const [row] = rows.filter(({links}) => links.length === 1 && links[0] === id);
    expect(row?.cells, id).toEqual([title, `${method} ${template}`, scope ?? '–']);
  }
  for (const scope of new Set(facts.flatMap(({scope}) => scope ?? []))) {
    const opened = facts.filter((one) => one.scope === scope).map(({id}) => id);
    expect(rows.find(({cells}) => cells[0] === scope)?.links.sort(), scope).toEqual(opened.sort());
  }
  for (const status of new Set(facts.flatMap(({statuses}) => statuses.map(({status}) => status)))) {
    expect(rows.find(({cells}) => cells[0] === status)?.cells.length, status).toBeGreaterThan(2);
  }
  const downloads = $('a[href^="/openapi/"]')
    .get()
    .map(({attribs}) => attribs.href ?? '');
  expect(downloads).toHaveLength(3);
  for (const file of downloads) expect(fs.existsSync(path.join(buildDir, file)), file).toBe(true);
});
