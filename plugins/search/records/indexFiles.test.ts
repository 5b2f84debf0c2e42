import {expect, it} from 'vitest';
import {type Manifest, manifestName} from '../shared/page';
import {pageOf} from '../testing/pageFixture';
import {indexFiles} from './indexFiles';

const pages = [
  pageOf('', 'Landing', [], {tag: 'default'}),
  pageOf('docs/1.0/a', 'Antenna of old', [], {tag: 'docs-default-1.0'}),
  pageOf('docs/a', 'Antenna', ['Place it well.']),
  pageOf('docs/b', 'Battery', ['It lasts.']),
];
const latest = [pages[0], pages[2], pages[3]];

function write(contents = pages) {
  const files = indexFiles(contents, 'https://docs.example/');
  const read = (name = '') => JSON.parse(files[name] ?? '');
  return {contents: files, manifest: read(manifestName) as Manifest, read, files: Object.keys(files).sort()};
}

it('writes a file for each version, the latest first, and a manifest that leads to them', () => {
  const {manifest, read, files} = write();
  expect(manifest).toMatchObject({
    siteAddress: 'https://docs.example/',
    files: [
      {tag: 'docs-default-current', records: 5},
      {tag: 'docs-default-1.0', records: 2},
    ],
  });
  const names = manifest.files.map(({file}) => file);
  expect(files).toEqual([manifestName, ...names].sort());
  expect(names.map(read)).toEqual([latest, [pages[0], pages[1]]]);
  for (const name of names) expect(name).toMatch(/^pages\.[\da-f]{8}\.json$/);
});

it('gives a file another name when its content changes, and only then', () => {
  const before = write();
  expect(write(structuredClone(pages)).files).toEqual(before.files);
  const changed = pages.map((page) => (page.title === 'Battery' ? {...page, passages: ['Longer.']} : page));
  const after = write(changed);
  expect(after.manifest.files[0]?.file).not.toBe(before.manifest.files[0]?.file);
  expect(after.manifest.files[1]?.file).toBe(before.manifest.files[1]?.file);
});

it('writes an index of nothing', () => {
  const {manifest, read} = write([]);
  expect(manifest.files).toMatchObject([{records: 0}]);
  expect(read(manifest.files[0]?.file)).toEqual([]);
});
