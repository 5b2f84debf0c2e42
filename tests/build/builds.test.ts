import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {builtFiles} from '../../plugins/builtFiles';
import {overviewName} from '../../plugins/api-reference/document/operations';
import {publicFiles} from '../../plugins/api-reference/testing/publicFiles';
import {listOperations} from '../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../sandbox/document/OpenApiDocument';
import {takeForeignApi} from '../../scripts/bench/sites';
import {addReference, folderOfOthers} from './addReference';
import {changedCopy} from './changedCopy';

const frontMatter = '---\ntitle: Trial\ndescription: A page that only this test writes.\n---\n\n';

/** A list in the API reference whose items have an `id`. */
const reference = '/docs/api-specification/list-devices#response-200.devices';

// One copy for all builds, since the first one in a folder takes three times as long.
let copy: ReturnType<typeof changedCopy>;
beforeAll(() => {
  copy = changedCopy();
});
afterAll(() => copy.dispose());

/** Builds the copy. @returns a digest of each file, and all warnings */
async function build() {
  const {code, output, warnings} = await copy.build();
  expect(code, output).toBe(0);
  const built = path.join(copy.root, 'build');
  // The date in security.txt changes at midnight.
  const files = (await builtFiles(built)).filter((name) => !name.endsWith('security.txt'));
  const digestOf = (name: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(built, name)))
      .digest('hex');
  return {
    files: Object.fromEntries(files.map((name): [string, string] => [name, digestOf(name)])),
    warnings: warnings.join('\n'),
  };
}

/** Expects a file of the build to say something; a page would be too much for a message. */
function says(name: string, text: string): void {
  expect(copy.read(`build/${name}`).includes(text), name).toBe(true);
}

/** What the last build kept of each page. */
const kept = () => Object.keys(JSON.parse(copy.read('.docusaurus/finished-pages/en/finishedPages.json')));

describe('sources as they are, and a changed page', () => {
  afterEach(() => copy.restore());

  it('gives the same files for the same sources, without a folder of this machine, and only warns of a broken anchor', async () => {
    copy.write(
      'docs/feedback.mdx',
      [
        `${frontMatter}[No heading](/docs/support#no-such-heading).`,
        `[A property](${reference}.id) and [none](${reference}.no_such_property).\n`,
      ].join('\n'),
    );
    const {files: cold, warnings} = await build();
    const holdsFolder = (name: string) =>
      fs.readFileSync(path.join(copy.root, 'build', name)).includes(copy.root);
    expect(Object.keys(cold).filter(holdsFolder)).toEqual([]);
    expect(warnings).toMatch(/\/docs\/feedback[\s\S]*\/docs\/support#no-such-heading/);
    expect(warnings).toContain(`${reference}.no_such_property`);
    expect(warnings).not.toContain(`${reference}.id`);
    const {files: warm} = await build();
    expect(warm).toEqual(cold);

    const before = kept();
    copy.edit('docs/feedback.mdx', frontMatter, `${frontMatter}A sentence that only this test writes.\n\n`);
    const {files: page} = await build();
    says('docs/feedback.md', 'A sentence that only this test writes.');
    expect(kept().filter((key) => !before.includes(key))).toHaveLength(1);
    const markdown = Object.keys(page).filter((name) => name.endsWith('.md') && page[name] !== warm[name]);
    expect(markdown).toEqual(['docs/feedback.md']);
  });
});

// Each stops the build at another stage, and so needs a build of its own.
describe('the build fails, and names page and mistake, at', () => {
  afterEach(() => copy.restore());

  it('a broken link, behind warnings of a broken markdown link and a doubled route', async () => {
    copy.write(
      'docs/feedback.mdx',
      `${frontMatter}[Nowhere](/docs/no-such-page) and [no file](./no-such-file.mdx).\n`,
    );
    copy.write(
      'docs/guides/use-case/twin.mdx',
      `${frontMatter.replace('---\n\n', 'slug: /support\n---\n\n')}Twin.\n`,
    );
    const {code, output, warnings} = await copy.build();
    expect(code).not.toBe(0);
    expect(output).toMatch(/page path = \/docs\/feedback:\s+-> linking to \/docs\/no-such-page/);
    expect(warnings.join('\n')).toMatch(/no-such-file\.mdx/);
    expect(warnings.join('\n')).toMatch(/duplicate routes[\s\S]*\/docs\/support/i);
  });

  it('mistakes in the use of components, and a page component without export', async () => {
    const writePage = (name: string, text: string) => copy.write(`docs/${name}.mdx`, `${frontMatter}${text}`);
    writePage('mistaken-choice', '<Choices about="langauge">\n<Choice value="c">C</Choice>\n</Choices>\n');
    writePage('mistaken-method', '<Chip method="FETCH" />\n');
    writePage('mistaken-card', '<Cards><Card title="Nowhere" href="/docs/nowhere" /></Cards>\n');
    copy.write('src/pages/mistaken-page.tsx', 'export const Page = null;\n');
    const {code, output} = await copy.build();
    expect(code).not.toBe(0);
    expect(output).toContain("The page component at /mistaken-page doesn't have a default export");
    expect(output).toMatch(
      /\/docs\/mistaken-choice[\s\S]*<Choices about="langauge"> with <Choice value="c">: there are language, rtos/,
    );
    expect(output).toMatch(
      /\/docs\/mistaken-method[\s\S]*<Chip method="FETCH">: there are chips for GET, POST/,
    );
  });

  it('a code fence without language', async () => {
    copy.write('docs/feedback.mdx', `${frontMatter}\`\`\`\nx\n\`\`\`\n`);
    const {code, output} = await copy.build();
    expect(code).not.toBe(0);
    expect(output).toMatch(/docs\/feedback\.mdx/);
    expect(output).toContain('A code fence has no language');
  });

  it('a page without description', async () => {
    copy.write('docs/feedback.mdx', '---\ntitle: Trial\n---\n\nText.\n');
    const {code, output} = await copy.build();
    expect(code).not.toBe(0);
    expect(output).toContain('docs/feedback.mdx:1: the front matter has no description');
  });

  it('an OpenAPI file with a broken reference, and keeps the earlier pages', async () => {
    const pages = path.join(copy.root, 'docs/api-specification');
    fs.rmSync(pages, {recursive: true, force: true});
    fs.mkdirSync(pages);
    copy.write('docs/api-specification/earlier.mdx', 'earlier');
    copy.edit(
      'openapi/platform-api.yaml',
      "'#/components/schemas/NotFoundError'",
      "'#/components/schemas/Eror'",
    );
    const {code, output} = await copy.build();
    expect(code).not.toBe(0);
    expect(output).toMatch(
      /openapi\/platform-api\.yaml:\d+: the reference "#\/components\/schemas\/Eror" leads nowhere/,
    );
    expect(fs.readdirSync(pages)).toEqual(['earlier.mdx']);
  });

  it('an environment that is half configured', async () => {
    const {code, output} = await copy.build({DOCS_SEARCH_APP_ID: 'A1', DOCS_MONITORING_RELEASE: '8f3c2a1b'});
    expect(code).not.toBe(0);
    expect(output).toContain('half configured: [DOCS_SEARCH_API_KEY, DOCS_SEARCH_INDEX] missing');
    expect(output).toContain(
      'half configured: [DOCS_MONITORING_LICENSE_KEY, DOCS_MONITORING_APPLICATION_ID] missing',
    );
  });
});

describe('all other inputs changed', () => {
  const [galaxy, ...others] = publicFiles;
  const document = galaxy.parse() as OpenApiDocument;
  // Not every maker names one.
  delete document.info.license;
  const pages = new Map<string, string>();
  const ofOthers: string[] = [];

  beforeAll(async () => {
    await takeForeignApi(copy.root, document);
    for (const file of others) ofOthers.push(...(await addReference(file, copy.root)));
    // A term, the inputs of a figure, code of a plugin, and the brand.
    copy.edit(
      'plugins/content/glossary/terms.yaml',
      'Four bytes of an AES-CMAC',
      'Four bytes, as a test has it',
    );
    copy.edit(
      'plugins/content/figures/formulas/exampleInputs.ts',
      'coinCell = {capacityMah: 220',
      'coinCell = {capacityMah: 440',
    );
    copy.edit('plugins/pages/markdown/replacements.ts', 'Drawing: ', 'Picture: ');
    copy.edit('config/brand.ts', "copyrightHolder: 'Skerry'", "copyrightHolder: 'Skerry of a test'");
    await build();
    const built = path.join(copy.root, 'build/docs/api-specification');
    for (const name of fs.readdirSync(built).filter((one) => one.endsWith('.html')))
      pages.set(name, fs.readFileSync(path.join(built, name), 'utf8'));
  });

  it('changes what is made of a term, a figure, code of a plugin and the brand', () => {
    says('docs/guides/Integration.html', 'Four bytes, as a test has it');
    says('docs/network/transmission-guidance.md', '| 0.41 years |');
    says('llms-full.txt', '*Picture: ');
    says('docs/support.html', 'Skerry of a test');
  });

  it('makes pages of the files of ten makers, and no link of theirs leads nowhere', () => {
    expect(copy.read('docusaurus.config.ts')).toContain("onBrokenLinks: 'throw'");
    expect(publicFiles).toHaveLength(10);
    const built = path.join(copy.root, 'build', folderOfOthers);
    expect(fs.readdirSync(built, {recursive: true})).toEqual(expect.arrayContaining(ofOthers));
    expect(ofOthers).toContain('of-stapi/schema-character-base.html');
  });

  it("lets another maker's file take the place of ours: each operation has its page, and the overview lists it", () => {
    const operations = listOperations(document);
    expect(operations.length).toBeGreaterThan(8);
    const overview = pages.get(`${overviewName(document)}.html`) ?? '';
    const shown = load(overview)('main').text();
    const loaded = [...pages.values()].map((html) => load(html));
    for (const {path: address, method} of operations) {
      expect(shown).toContain(address);
      const own = loaded.filter((page) => {
        const line = page('.endpoint-line').text();
        return line.toUpperCase().startsWith(method.toUpperCase()) && line.trim().endsWith(address);
      });
      expect(own, `${method} ${address}`).toHaveLength(1);
      expect(own[0]('h3[id^=response-]').length, address).toBeGreaterThan(0);
      expect(own[0]('.endpoint .try-it button').text()).toBe('Try it');
    }
  });
});
