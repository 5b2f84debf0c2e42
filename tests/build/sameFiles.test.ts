import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {builtFiles} from '../../plugins/builtFiles';
import {projectRoot} from '../../scripts/projectRoot';
import {buildSite} from '../../scripts/siteBuild/buildSite';
import {copySite, type SiteCopy} from '../../scripts/siteCopy/copySite';

// Each build goes on with what the one before it has kept.
let copy: SiteCopy;
beforeAll(() => {
  copy = copySite(projectRoot);
});
afterAll(() => copy.dispose());

const read = (name: string) => fs.readFileSync(path.join(copy.root, name), 'utf8');

function edit(name: string, before: string, after: string): void {
  const text = read(name);
  expect(text, name).toContain(before);
  fs.writeFileSync(path.join(copy.root, name), text.replace(before, after));
}

/** Builds the copy. @returns a digest of each file */
async function build(): Promise<Record<string, string>> {
  const {code, output} = await buildSite({root: copy.root});
  expect(code, output).toBe(0);
  // The date in security.txt changes at midnight.
  const files = (await builtFiles(path.join(copy.root, 'build'))).filter(
    (name) => !name.endsWith('security.txt'),
  );
  const digestOf = (name: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(copy.root, 'build', name)))
      .digest('hex');
  return Object.fromEntries(files.map((name) => [name, digestOf(name)]));
}

/** Expects a file of the build to say something; a page would be too much for a message. */
function says(name: string, text: string): void {
  expect(read(`build/${name}`).includes(text), name).toBe(true);
}

/** What the last build kept of each page. */
const kept = () => Object.keys(JSON.parse(read('.docusaurus/finished-pages/en/finishedPages.json')));

it('gives the same files for the same sources, without a folder of this machine, and follows each change', async () => {
  const cold = await build();
  const holdsFolder = (name: string) =>
    fs.readFileSync(path.join(copy.root, 'build', name)).includes(copy.root);
  expect(Object.keys(cold).filter(holdsFolder)).toEqual([]);
  const warm = await build();
  expect(warm).toEqual(cold);

  const before = kept();
  edit('docs/feedback.mdx', '\n---\n\n', '\n---\n\nA sentence that only this test writes.\n\n');
  const page = await build();
  says('docs/feedback.md', 'A sentence that only this test writes.');
  expect(kept().filter((key) => !before.includes(key))).toHaveLength(1);
  const markdown = Object.keys(page).filter((name) => name.endsWith('.md') && page[name] !== warm[name]);
  expect(markdown).toEqual(['docs/feedback.md']);

  // A term, the inputs of a figure, code of a plugin, and the brand.
  edit('plugins/content/glossary/terms.yaml', 'Four bytes of an AES-CMAC', 'Four bytes, as a test has it');
  edit('plugins/content/figures/formulas/exampleInputs.ts', 'capacityMah: 220', 'capacityMah: 440');
  edit('plugins/pages/markdown/replacements.ts', 'Drawing: ', 'Picture: ');
  edit('config/brand.ts', "copyrightHolder: 'Skerry'", "copyrightHolder: 'Skerry of a test'");
  const guidance = read('build/docs/network/transmission-guidance.md');
  await build();
  says('docs/intro.html', 'Four bytes, as a test has it');
  says('llms-full.txt', '*Picture: ');
  says('docs/support.html', 'Skerry of a test');
  expect(read('build/docs/network/transmission-guidance.md') === guidance).toBe(false);
});
