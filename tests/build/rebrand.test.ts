import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {runCommand} from '../../scripts/process/runCommand';
import {projectRoot} from '../../scripts/projectRoot';
import type {Brand} from '../../scripts/rebrand/Brand';
import {findingsIn, leftoverPattern} from '../../scripts/rebrand/findings';
import {readTree} from '../../scripts/rebrand/readTree';
import {type BuildResult, buildSite} from '../../scripts/siteBuild/buildSite';
import {copySite, type SiteCopy} from '../../scripts/siteCopy/copySite';
import {linkNodeModules} from '../../scripts/siteCopy/linkNodeModules';

const acme: Brand = {
  name: 'Acme Link',
  slug: 'acme-link',
  cPrefix: 'acme',
  domain: 'acme-link.example',
  serviceUuid: '0xFD5A',
};
const other: Brand = {
  name: 'Orrery Vex',
  slug: 'orrery-vex',
  cPrefix: 'orvx',
  domain: 'vex.example',
  serviceUuid: '0xFD5B',
};
/** A copy that bears one of these names already is rebranded to the other. */
const next = brand.slug === acme.slug ? other : acme;

/** The framework's advice to remove babel.config.js, which its own translation command reads. */
const knownWarning = /You can safely remove the Babel config file/;

let original: SiteCopy;
let folder: string;
beforeAll(() => {
  original = copySite(projectRoot);
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'brands-')));
});
afterAll(() => {
  original.dispose();
  fs.rmSync(folder, {recursive: true, force: true});
});

/** Runs the command of a project, and installs the packages in the copy. */
async function rebrand(root: string, to: Brand, target: string): Promise<void> {
  const {code, stderr} = await runCommand(
    process.execPath,
    [
      ...['--import', 'tsx', 'scripts/rebrand.ts', '--to', target, '--name', to.name, '--slug', to.slug],
      ...['--c-prefix', to.cPrefix, '--domain', to.domain, '--service-uuid', to.serviceUuid],
    ],
    {cwd: root},
  );
  expect(stderr).toBe('');
  expect(code).toBe(0);
  linkNodeModules(projectRoot, target);
}

function contentsOf(root: string): Record<string, string> {
  const content = readTree(root).filter(({name}) => /^(docs|openapi|config|static|samples)\//.test(name));
  return Object.fromEntries(content.map(({name, bytes}) => [name, bytes.toString('latin1')]));
}

describe('a rebranded copy', () => {
  let copy: string;
  let build: BuildResult;
  beforeAll(async () => {
    copy = path.join(folder, 'there');
    await rebrand(original.root, next, copy);
    build = await buildSite({root: copy});
    if (build.code !== 0) throw new Error(`The copy could not be built:\n${build.output}`);
  });

  it('is built without a warning', () => {
    expect(build.warnings.filter((warning) => !knownWarning.test(warning))).toEqual([]);
  });

  it('carries the new values in config/brand.ts', () => {
    const file = fs.readFileSync(path.join(copy, 'config/brand.ts'), 'utf8');
    for (const [key, value] of Object.entries(next)) expect(file).toContain(`  ${key}: '${value}',\n`);
    expect(file).toContain(`apiUrl: 'https://api.${next.domain}'`);
  });

  it('has the overview of the API at its new address only', () => {
    const pages = fs.readdirSync(path.join(copy, 'build/docs/api-specification'));
    expect(pages).toContain(`${next.slug}-platform-api.html`);
    expect(pages).not.toContain(`${brand.slug}-platform-api.html`);
  });

  it('serves the headers of the SDK under the new names only', () => {
    const names = fs.readdirSync(path.join(copy, 'build/sdk'));
    expect(names).toEqual(expect.arrayContaining([`${next.cPrefix}.h`, `${next.slug}-sdk-headers.zip`]));
    expect(names.filter((name) => name.startsWith(brand.cPrefix))).toEqual([]);
  });

  it('says the old name nowhere in the built site', () => {
    const site = path.join(copy, 'build');
    const names = fs.readdirSync(site, {recursive: true, encoding: 'utf8'});
    const texts = names.filter((name) =>
      /\.(?:html|js|css|h|ya?ml|json|xml|txt|svg|webmanifest)$/.test(name),
    );
    expect(texts.length).toBeGreaterThan(100);
    const found = [
      ...names.map((name) => ({name, text: name})),
      ...texts.map((name) => ({name, text: read(name)})),
    ];
    expect(found.flatMap(({name, text}) => findingsIn(name, text, leftoverPattern(brand)))).toEqual([]);

    function read(name: string): string {
      return fs.readFileSync(path.join(site, name), 'utf8');
    }
  });

  it('becomes the original again, byte for byte, when its own command rebrands it back', async () => {
    const back = path.join(folder, 'back');
    await rebrand(copy, brand, back);
    const restored = contentsOf(back);
    const expected = contentsOf(original.root);
    expect(Object.keys(restored)).toEqual(Object.keys(expected));
    for (const [name, content] of Object.entries(expected)) expect(restored[name], name).toBe(content);
  });
});

it('of the command, no file but the tests knows the brand', () => {
  const files = readTree(projectRoot).filter(({name}) => /^scripts\/rebrand(\.ts$|\/)/.test(name));
  const modules = files.filter(({name}) => !/\.test\.ts$|\/fixtureBrands\.ts$/.test(name));
  expect(modules.length).toBeGreaterThan(8);
  // The help text shows one made-up brand, which is this copy's own brand in one case.
  const withoutExample = (text: string) => text.replace(/acme(?:[-_ ]?link)?/gi, '');
  const found = modules.flatMap(({name, text = ''}) =>
    findingsIn(name, withoutExample(text), leftoverPattern(brand)),
  );
  expect(found).toEqual([]);
});
