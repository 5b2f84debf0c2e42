import {expect, it} from 'vitest';
import {type Manifest, manifestName, withTexts} from '../shared/page';
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
  const names = manifest.files.flatMap(({file, texts}) => [file, texts]);
  expect(files).toEqual([manifestName, ...names].sort());
  const whole = manifest.files.map(({file, texts}) => withTexts(read(file), read(texts)));
  expect(whole).toEqual([latest, [pages[0], pages[1]]]);
  for (const name of names) expect(name).toMatch(/^(?:pages|texts)\.[\da-f]{8}\.json$/);
});

it('keeps each word of what readers ask once, in the order of the alphabet, without those of every question', () => {
  const asked = {'': 'how do I place it\nplacing of aerials', on: 'Aerial'};
  const {manifest, read} = write([pageOf('docs/a', 'Antenna', [], {asked})]);
  expect(read(manifest.files[0]?.texts).asked).toEqual([{'': 'aerials place', on: 'aerial'}]);
});

it('gives a file another name when its content changes, and only then', () => {
  const before = write();
  expect(write(structuredClone(pages)).files).toEqual(before.files);
  const changed = pages.map((page) => (page.title === 'Battery' ? {...page, passages: ['Longer.']} : page));
  const after = write(changed);
  expect(after.manifest.files[0]?.texts).not.toBe(before.manifest.files[0]?.texts);
  expect(after.manifest.files[0]?.file).toBe(before.manifest.files[0]?.file);
  expect(after.manifest.files[1]).toEqual(before.manifest.files[1]);
});

it('writes an index of nothing', () => {
  const {manifest, read} = write([]);
  expect(manifest.files).toMatchObject([{records: 0}]);
  expect(read(manifest.files[0]?.file)).toEqual([]);
});
