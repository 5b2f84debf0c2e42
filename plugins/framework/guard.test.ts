import fs from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import guard from './guard';
import {checkedFile, readChecked} from './places';
import {copyFramework} from './testing/copyFramework';

const projectRoot = path.resolve(__dirname, '../..');
const copy = copyFramework();
const {root, places, files} = copy;
afterAll(() => copy.dispose());

const at = (file: string) => path.join(root, file);

/** Files of ours below a folder, as paths from the root. */
const ours = (folder: string) =>
  fs
    .readdirSync(path.join(projectRoot, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

/** What the guard says of the copy; undefined when it lets the build go on. */
function words(): string | undefined {
  try {
    guard({siteDir: root});
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function changeOneByte(file: string): void {
  const bytes = fs.readFileSync(at(file));
  bytes[bytes.length >> 1] ^= 1;
  fs.writeFileSync(at(file), bytes);
}

it('lets a build go on with the framework that is installed', () => {
  expect(() => guard({siteDir: projectRoot})).not.toThrow();
  expect(words()).toBeUndefined();
});

describe.each(places)('$name', ({name, files: byPackage, why, breaks, look}) => {
  const leansOn = Object.entries(byPackage).flatMap(([of, names]) =>
    names.map((file) => ({file: `node_modules/${of}/${file}`, of})),
  );

  it('leans on files that are there, and names files of ours that are there', () => {
    expect(leansOn.length).toBeGreaterThan(0);
    expect(look.length).toBeGreaterThan(0);
    for (const file of look) expect(fs.existsSync(path.join(projectRoot, file)), file).toBe(true);
  });

  it.each<[string, string, (file: string) => void]>([
    ['has changed', 'change', changeOneByte],
    ['is not there', 'are renamed', (file: string) => fs.renameSync(at(file), at(`${file}.renamed`))],
  ])('is named where a file %s, when its files %s', (state, _, change) => {
    for (const {file} of leansOn) change(file);
    const said = words();
    for (const {file} of leansOn) {
      fs.rmSync(at(`${file}.renamed`), {force: true});
      copy.restore(file);
    }
    for (const {file, of} of leansOn) {
      const version = readChecked(root)[of]?.version;
      const found = `(found ${version}, checked against ${version})`;
      expect(said).toContain(`${file.slice('node_modules/'.length)} ${state} ${found}`);
    }
    for (const word of [`- ${name}: ${why}`, breaks, ...look]) expect(said).toContain(word);
  });
});

it('names all problems in one message', () => {
  for (const file of files) changeOneByte(file);
  const said = words();
  for (const file of files) copy.restore(file);
  for (const file of files) expect(said).toContain(`${file.slice('node_modules/'.length)} has changed`);
  for (const {name} of places) expect(said).toContain(`- ${name}: `);
});

it('names the version that it found and the one that was checked', () => {
  const [description, file] = ['package.json', 'lib/client/preload.js'].map(
    (one) => `node_modules/@docusaurus/core/${one}`,
  ) as [string, string];
  fs.writeFileSync(at(description), JSON.stringify({version: '3.99.0'}));
  fs.rmSync(at(file));
  const said = words();
  copy.restore(description);
  copy.restore(file);
  expect(said).toMatch(
    /core\/lib\/client\/preload\.js is not there \(found 3\.99\.0, checked against \d+\.\d+\.\d+\)/,
  );
});

it('names all that leaned on a package that is gone', () => {
  fs.renameSync(at('node_modules/infima'), at('node_modules/elsewhere'));
  const said = words();
  fs.renameSync(at('node_modules/elsewhere'), at('node_modules/infima'));
  expect(said).toContain('is not there (found no such package, checked against 0.2');
  expect(said).toContain('- style-of-infima: ');
});

it('asks to look at a file that is named for the first time', () => {
  const checked = readChecked(root);
  delete checked['@docusaurus/logger'];
  fs.writeFileSync(at(checkedFile), JSON.stringify(checked));
  const said = words();
  copy.restore(checkedFile);
  expect(said).toContain('@docusaurus/logger/lib/logger.js has not been checked yet');
});

describe('the tables', () => {
  it('have a name for each place', () => {
    expect(new Set(places.map(({name}) => name)).size).toBe(places.length);
  });

  it('have digests of the files that places name, and of no others', () => {
    const checked = Object.entries(readChecked(projectRoot)).flatMap(([name, entry]) =>
      Object.keys(entry.files).map((file) => `node_modules/${name}/${file}`),
    );
    expect(checked.sort()).toEqual([...files].sort());
  });

  it('have all overrides, each with the version of its original at its top', () => {
    const components = ours('src/theme').filter((file) => file.endsWith('.tsx'));
    const overrides = places.filter(({name}) => name.startsWith('override of '));
    expect(overrides.flatMap(({look}) => look).sort()).toEqual(components.sort());
    const checked = readChecked(projectRoot);
    for (const {name, files: byPackage, look} of overrides) {
      const [original = ''] = Object.keys(byPackage);
      const of = `${original.replace('@docusaurus/', '')} ${checked[original]?.version}`;
      const text = fs.readFileSync(path.join(projectRoot, look[0] ?? ''), 'utf8');
      expect(text).toContain(`of @theme/${name.slice('override of '.length)}, ${of}\n`);
      expect(text).toContain(`/blob/v${checked[original]?.version}/packages/`);
    }
  });

  it('speak of all copies of the framework, since no package has one of its own', () => {
    const lock = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'));
    const copies = Object.keys(lock.packages).filter((one) => /node_modules\/@docusaurus\/[^/]+$/.test(one));
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.filter((one) => one.lastIndexOf('node_modules/') > 0)).toEqual([]);
  });

  it('have all files that import past the public interface', () => {
    const look = places.flatMap((place) => place.look);
    const imports =
      /from '@docusaurus\/(?:[\w-]+\/lib\/|theme-common\/internal|theme-search-algolia\/client)/;
    const importing = [...ours('src'), ...ours('plugins')]
      .filter((file) => /(?<!\.test)\.[jt]sx?$/.test(file))
      .filter((file) => imports.test(fs.readFileSync(path.join(projectRoot, file), 'utf8')));
    expect(importing.length).toBeGreaterThan(0);
    expect(
      importing.filter((file) => !look.some((one) => file === one || file.startsWith(`${one}/`))),
    ).toEqual([]);
  });
});
