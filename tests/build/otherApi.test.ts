import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {parse} from 'yaml';
import {overviewName} from '../../plugins/api-reference/document/operations';
import {publicFiles} from '../../plugins/api-reference/testing/publicFiles';
import {listOperations} from '../../sandbox/document/listOperations';
import {foreignSite} from '../../scripts/bench/sites';
import {buildSite} from '../../scripts/siteBuild/buildSite';
import type {SiteCopy} from '../../scripts/siteCopy/copySite';

const galaxy = publicFiles.find(({name}) => name.includes('Galaxy'));
const document = parse(galaxy?.read() ?? '');

let copy: SiteCopy;
let pages: Map<string, string>;
beforeAll(async () => {
  copy = await foreignSite(document);
  const {code, output} = await buildSite({root: copy.root});
  if (code !== 0) throw new Error(`The site with another API could not be built:\n${output}`);
  const folder = path.join(copy.root, 'build/docs/api-specification');
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.html'));
  pages = new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
});
afterAll(() => copy?.dispose());

it("another maker's file takes the place of ours by configuration: each operation has its page, and the overview lists it", () => {
  const operations = listOperations(document);
  expect(operations.length).toBeGreaterThan(8);
  const overview = [...pages].find(([name]) => name === `${overviewName(document)}.html`)?.[1] ?? '';
  const shown = load(overview)('main').text();
  for (const {path: address, method} of operations) {
    expect(shown).toContain(address);
    const own = [...pages.values()].filter((html) => {
      const line = load(html)('.endpoint-line').text();
      return line.toUpperCase().startsWith(method.toUpperCase()) && line.trim().endsWith(address);
    });
    expect(own, `${method} ${address}`).toHaveLength(1);
    const page = load(own[0]);
    expect(page('h3[id^=response-]').length, address).toBeGreaterThan(0);
  }
});

it('offers Try it on the page of each operation', () => {
  const operations = [...pages.values()]
    .map((html) => load(html))
    .filter((page) => page('.endpoint-line').length > 0);
  expect(operations.length).toBeGreaterThan(8);
  for (const page of operations) expect(page('.endpoint .try-it button').text()).toBe('Try it');
});
