import fs from 'node:fs';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {projectRoot} from '../../scripts/projectRoot';
import {buildSite} from '../../scripts/siteBuild/buildSite';
import {copySite, type SiteCopy} from '../../scripts/siteCopy/copySite';

const frontMatter = '---\ntitle: Trial\ndescription: A page that only this test writes.\n---\n\n';

/** A list in the API reference whose items have an `id`. */
const reference = '/docs/api-specification/list-devices#response-200.devices';

// One copy for all builds: each goes on with what the bundler remembers of the one before.
let copy: SiteCopy;
const originals = new Map<string, string | undefined>();

beforeAll(() => {
  copy = copySite(projectRoot, {withGenerated: true});
});
afterEach(() => {
  for (const [file, text] of originals)
    if (text === undefined) fs.rmSync(file);
    else fs.writeFileSync(file, text);
  originals.clear();
});
afterAll(() => copy.dispose());

function write(name: string, text: string): void {
  const file = path.join(copy.root, name);
  if (!originals.has(file))
    originals.set(file, fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
  fs.writeFileSync(file, text);
}

function edit(name: string, before: string, after: string): void {
  const text = fs.readFileSync(path.join(copy.root, name), 'utf8');
  expect(text, name).toContain(before);
  write(name, text.replaceAll(before, after));
}

function writePage(name: string, text: string): void {
  write(`docs/${name}.mdx`, `${frontMatter}${text}`);
}

function build(env?: NodeJS.ProcessEnv) {
  return buildSite({root: copy.root, env});
}

describe('the build warns, so that a writer can look at a half-finished page, of', () => {
  it('a broken markdown link, a broken anchor and a doubled route', async () => {
    write(
      'docs/feedback.mdx',
      [
        `${frontMatter}[Nowhere](./no-such-file.mdx) and [no heading](/docs/support#no-such-heading).`,
        `[A property](${reference}.id) and [none](${reference}.no_such_property).\n`,
      ].join('\n'),
    );
    write(
      'docs/guides/use-case/twin.mdx',
      `${frontMatter.replace('---\n\n', 'slug: /support\n---\n\n')}Twin.\n`,
    );
    edit('sidebars.ts', "'feedback'", "'feedback', 'guides/use-case/twin'");
    // The unresolved markdown link is at the same time a broken link, which would stop the build.
    edit('docusaurus.config.ts', "onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'");
    const {code, warnings} = await build();
    const all = warnings.join('\n');
    expect(code).toBe(0);
    expect(all).toMatch(/no-such-file\.mdx/);
    expect(all).toMatch(/\/docs\/feedback[\s\S]*\/docs\/support#no-such-heading/);
    expect(all).toContain(`${reference}.no_such_property`);
    expect(all).not.toContain(`${reference}.id`);
    expect(all).toMatch(/duplicate routes[\s\S]*\/docs\/support/i);
  });
});

describe('the build fails, and names page and mistake, at', () => {
  it('a broken link', async () => {
    write('docs/feedback.mdx', `${frontMatter}[Nowhere](/docs/no-such-page)\n`);
    const {code, output} = await build();
    expect(code).not.toBe(0);
    expect(output).toMatch(/page path = \/docs\/feedback:\s+-> linking to \/docs\/no-such-page/);
  });

  it('a page without description', async () => {
    write('docs/feedback.mdx', '---\ntitle: Trial\n---\n\nText.\n');
    const {code, output} = await build();
    expect(code).not.toBe(0);
    expect(output).toContain('docs/feedback.mdx:1: the front matter has no description');
  });

  it('a code fence without language', async () => {
    write('docs/feedback.mdx', `${frontMatter}\`\`\`\nx\n\`\`\`\n`);
    const {code, output} = await build();
    expect(code).not.toBe(0);
    expect(output).toMatch(/docs\/feedback\.mdx/);
    expect(output).toContain('A code fence has no language');
  });

  it('mistakes in the use of components, and a page component without export', async () => {
    writePage('mistaken-choice', '<Choices about="langauge">\n<Choice value="c">C</Choice>\n</Choices>\n');
    writePage('mistaken-method', '<Chip method="FETCH" />\n');
    writePage('mistaken-card', '<Cards><Card title="Nowhere" href="/docs/nowhere" /></Cards>\n');
    write('src/pages/mistaken-page.tsx', 'export const Page = null;\n');
    const {code, output} = await build();
    expect(code).not.toBe(0);
    expect(output).toContain("The page component at /mistaken-page doesn't have a default export");
    expect(output).toMatch(
      /\/docs\/mistaken-choice[\s\S]*<Choices about="langauge"> with <Choice value="c">: there are language, rtos/,
    );
    expect(output).toMatch(
      /\/docs\/mistaken-method[\s\S]*<Chip method="FETCH">: there are chips for GET, POST/,
    );
  });

  it('an OpenAPI file with a broken reference, and keeps the earlier pages', async () => {
    const pages = path.join(copy.root, 'docs/api-specification');
    fs.rmSync(pages, {recursive: true, force: true});
    fs.mkdirSync(pages);
    fs.writeFileSync(path.join(pages, 'earlier.mdx'), 'earlier');
    edit('openapi/platform-api.yaml', "'#/components/schemas/NotFoundError'", "'#/components/schemas/Eror'");
    const {code, output} = await build();
    expect(code).not.toBe(0);
    expect(output).toMatch(
      /openapi\/platform-api\.yaml:\d+: the reference "#\/components\/schemas\/Eror" leads nowhere/,
    );
    expect(fs.readdirSync(pages)).toEqual(['earlier.mdx']);
  });

  it('an environment that is half configured', async () => {
    const {code, output} = await build({DOCS_SEARCH_APP_ID: 'A1', DOCS_MONITORING_RELEASE: '8f3c2a1b'});
    expect(code).not.toBe(0);
    expect(output).toContain('half configured: [DOCS_SEARCH_API_KEY, DOCS_SEARCH_INDEX] missing');
    expect(output).toContain(
      'half configured: [DOCS_MONITORING_LICENSE_KEY, DOCS_MONITORING_APPLICATION_ID] missing',
    );
  });

  it('the inventory, which is for developing only', async () => {
    const {code, output} = await build({DOCS_INVENTORY: 'true'});
    expect(code).not.toBe(0);
    expect(output).toContain('a built site must not hold the inventory');
  });
});
