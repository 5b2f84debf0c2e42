import fs from 'node:fs';
import path from 'node:path';
import {brand} from '@site/config/brand';
import {sampleLanguages} from '@site/plugins/api-reference/samples/shared/languages';
import {type Cheerio, type CheerioAPI, load} from 'cheerio';
import type {Element} from 'domhandler';
import {apiFacts, type BodyFacts, type OperationFacts, type ValueFacts, words} from './apiFacts';
import {readOperation, type ShownBody, type ShownOperation, type ShownValue} from './apiPageReading';
import {operationPages} from '../support/routes';
import {buildDir} from '../support/siteBuild';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false});

function textOf(part: Cheerio<Element>): string {
  return part
    .text()
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
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

/**
 * What differs between the limits that a page shows and those of the file, whose order does not matter.
 *
 * Whole limits are taken out one after the other, so that `at least 1` is not found in `at least 10`.
 */
function differentLimits(shown: string, wanted: string[]): string[] {
  let left = shown.split(', ');
  const missing = wanted.filter((limit) => {
    // A pattern may hold what limits are parted by.
    const size = limit.split(', ').length;
    const at = left.findIndex((_, index) => left.slice(index, index + size).join(', ') === limit);
    if (at >= 0) left = left.toSpliced(at, size);
    return at < 0;
  });
  const surplus = left.filter((limit) => limit !== '');
  return [...missing.map((limit) => `no "${limit}"`), ...surplus.map((limit) => `"${limit}"`)];
}

function differentValue(shown: ShownValue | undefined, wanted: ValueFacts, isRoot: boolean): string[] {
  if (!shown) return ['is not there'];
  const pairs: Array<[name: string, shown: unknown, wanted: unknown]> = [
    ['link', shown.link, isRoot ? '' : `#${wanted.anchor}`],
    ['description', shown.description, wanted.descriptions.map(words).join(' ')],
    ['required', shown.required, wanted.required],
    ...(['type', 'access', 'allowed', 'default', 'examples'] as const).map(
      (name): [string, unknown, unknown] => [name, shown[name], wanted[name]],
    ),
  ];
  return [
    ...differentLimits(shown.limits, wanted.limits).map((one) => `limits: ${one}`),
    ...pairs
      .map(([name, ...both]) => [name, ...both.map((one) => JSON.stringify(one))])
      .filter(([, one, other]) => one !== other)
      .map(([name, one, other]) => `${name}: ${one} instead of ${other}`),
  ];
}

function differentBody(shown: ShownBody | undefined, wanted: BodyFacts): string[] {
  if (!shown) return ['is not there'];
  const {descriptions, ...others} = wanted;
  const {paragraphs, ...rest} = shown;
  const labeled = others.examples.map(({label, code}) => ({label: `Example: ${label}`, code}));
  const [one, other] = [rest, {...others, examples: labeled}].map((body) => JSON.stringify(body));
  const said = paragraphs.join(' ');
  const wantedWords = descriptions.map(words).join(' ');
  return [
    ...(one === other ? [] : [`${one} instead of ${other}`]),
    ...(said === wantedWords ? [] : [`"${said}" instead of "${wantedWords}"`]),
  ];
}

/** What a page shows otherwise than the OpenAPI file has it, a line for each. */
function differences(facts: OperationFacts, shown: ShownOperation): string[] {
  const found: string[] = [];
  const expectText = (where: string, text = '', wanted: string) => {
    if (!text.includes(wanted)) found.push(`${where}: "${wanted}" is not in "${text}"`);
  };
  expectText('h1', shown.title, facts.title);
  for (const line of linesOf(facts.description)) expectText('text', shown.main, line);
  expectText('endpoint', shown.endpoint, facts.method);
  if (facts.path) {
    expectText('endpoint', shown.endpoint, facts.path);
    expectText('scope', shown.access, facts.scope ?? 'no scope is needed');
  }
  if (facts.needsBody !== undefined)
    expectText('body', shown.headings.body, `(${facts.needsBody ? 'required' : 'optional'})`);
  for (const status of facts.statuses) expectText(status, shown.headings[`response-${status}`], status);

  const headings = new Set(facts.bodies.map(({heading}) => heading));
  for (const wanted of facts.values) {
    const value = shown.values.find(({anchor}) => anchor === wanted.anchor);
    const different = differentValue(value, wanted, headings.has(wanted.anchor));
    found.push(...different.map((one) => `${wanted.anchor} ${one}`));
  }
  for (const wanted of facts.bodies) {
    const body = shown.bodies.find(({heading}) => heading === wanted.heading);
    found.push(...differentBody(body, wanted).map((one) => `${wanted.heading} ${one}`));
  }
  const known = new Set(facts.values.map(({anchor}) => anchor));
  const unknown = shown.values.filter(({anchor}) => !known.has(anchor));
  found.push(...unknown.map(({anchor}) => `${anchor} is not in the file`));

  const ids = new Set(shown.ids);
  found.push(...shown.ids.filter((id, index) => shown.ids.indexOf(id) !== index).map((id) => `two of ${id}`));
  found.push(
    ...shown.links.filter((link) => !ids.has(link)).map((link) => `a link to ${link} leads nowhere`),
  );
  const ending = facts.path?.split('}').at(-1) ?? 'WEBHOOK_URL';
  if (shown.samples.filter((sample) => sample.includes(ending)).length !== sampleLanguages.length)
    found.push('there is not one sample for each language');
  return found.map((line) => `${facts.id} ${line}`);
}

test('each page shows without scripts what the OpenAPI file says, property by property, and has its samples', async ({
  page,
}) => {
  const all = apiFacts();
  expect(all.map(({id}) => id).sort()).toEqual(operationPages);
  // As many as there are, so that a walk that finds next to nothing is noticed.
  expect(all.flatMap(({values}) => values).length).toBeGreaterThan(900);
  const found: string[] = [];
  for (const facts of all) {
    await page.goto(`/docs/api-specification/${facts.id}`, {waitUntil: 'domcontentloaded'});
    found.push(...differences(facts, await readOperation(page)));
  }
  expect(found).toEqual([]);
});

test('the overview has each operation with method, path and scope, each scope, each status and each download', () => {
  const file = path.join(buildDir, 'docs/api-specification', `${brand.slug}-platform-api.html`);
  const $: CheerioAPI = load(fs.readFileSync(file, 'utf8'));
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
    expect(row?.cells, id).toEqual([title, `${method} ${template}`, scope ?? 'none']);
  }
  for (const scope of new Set(facts.flatMap(({scope}) => scope ?? []))) {
    const opened = facts.filter((one) => one.scope === scope).map(({id}) => id);
    expect(rows.find(({cells}) => cells[0] === scope)?.links.sort(), scope).toEqual(opened.sort());
  }
  for (const status of new Set(facts.flatMap(({statuses}) => statuses))) {
    expect(rows.find(({cells}) => cells[0] === status)?.cells.length, status).toBeGreaterThan(2);
  }
  const downloads = $('a[href^="/openapi/"]')
    .get()
    .map(({attribs}) => attribs.href ?? '');
  expect(downloads).toHaveLength(3);
  for (const file of downloads) expect(fs.existsSync(path.join(buildDir, file)), file).toBe(true);
});
