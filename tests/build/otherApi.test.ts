import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {load} from 'cheerio';
import kebabCase from 'lodash/kebabCase';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {parse} from 'yaml';
import {overviewName} from '../../plugins/api-reference/document/operations';
import {generateReference} from '../../plugins/api-reference/generateReference';
import {portionOf} from '../../plugins/api-reference/testing/portionOf';
import {publicFiles} from '../../plugins/api-reference/testing/publicFiles';
import {allOperations, listOperations} from '../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../sandbox/document/OpenApiDocument';
import {foreignSite} from '../../scripts/bench/sites';
import {buildSite} from '../../scripts/siteBuild/buildSite';
import type {SiteCopy} from '../../scripts/siteCopy/copySite';

const [galaxy, ...others] = publicFiles;
const document = parse(galaxy.read());
// Not every maker names one.
delete document.info.license;

/** So few operations of each other file, since a build of all takes minutes: `npm run bench` has those of the largest. */
const most = 6;
const folder = 'docs/others';

/** Makes the pages of a file in a folder of its own, beside the reference; gives how many operations there are. */
async function addReference(
  {name, ending, read}: (typeof publicFiles)[number],
  root: string,
): Promise<string[]> {
  // A page that is called like its folder would be the folder's own.
  const own = `of-${kebabCase(name.split(':')[0])}`;
  const part = portionOf(
    ending === 'json' ? JSON.parse(read()) : parse(read()),
    most,
  ) as object as OpenApiDocument;
  const specPath = `openapi/${own}/api.json`;
  fs.mkdirSync(path.join(root, path.dirname(specPath)));
  fs.writeFileSync(path.join(root, specPath), JSON.stringify(part));
  const generatedFilesDir = path.join(root, '.docusaurus', own);
  const site = {siteDir: root, generatedFilesDir, baseUrl: '/', siteConfig: {url: 'https://docs.example'}};
  const [outputDir, downloadsDir] = [`${folder}/${own}`, `static/others/${own}`];
  await generateReference(site as LoadContext, {specPath, outputDir, downloadsDir, editUrl: ''});
  const pages = fs.readdirSync(path.join(root, outputDir)).filter((file) => file.endsWith('.mdx'));
  expect(pages.length, name).toBeGreaterThan(allOperations(part).length);
  return pages.map((file) => `${own}/${file.replace('.mdx', '.html')}`);
}

let copy: SiteCopy;
let pages: Map<string, string>;
const ofOthers: string[] = [];
beforeAll(async () => {
  copy = await foreignSite(document);
  for (const file of others) ofOthers.push(...(await addReference(file, copy.root)));
  const {code, output} = await buildSite({root: copy.root});
  if (code !== 0) throw new Error(`The site with other APIs could not be built:\n${output}`);
  const built = path.join(copy.root, 'build/docs/api-specification');
  const names = fs.readdirSync(built).filter((name) => name.endsWith('.html'));
  pages = new Map(names.map((name) => [name, fs.readFileSync(path.join(built, name), 'utf8')]));
});
afterAll(() => copy?.dispose());

it('files of ten makers become pages, and no link of theirs leads nowhere', () => {
  expect(fs.readFileSync(path.join(copy.root, 'docusaurus.config.ts'), 'utf8')).toContain(
    "onBrokenLinks: 'throw'",
  );
  expect(publicFiles).toHaveLength(10);
  const built = path.join(copy.root, 'build', folder);
  expect(fs.readdirSync(built, {recursive: true})).toEqual(expect.arrayContaining(ofOthers));
});

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
