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

it('writes the texts of each version, and a manifest that holds the rest and leads to them, the latest first', () => {
  const {manifest, read, files} = write();
  expect(manifest).toMatchObject({
    siteAddress: 'https://docs.example/',
    versions: [
      {tag: 'docs-default-current', records: 5},
      {tag: 'docs-default-1.0', records: 2},
    ],
  });
  const names = manifest.versions.map(({texts}) => texts);
  expect(files).toEqual([manifestName, ...names].sort());
  const whole = manifest.versions.map(({pages, texts}) => withTexts(pages, read(texts)));
  expect(whole).toEqual([latest, [pages[0], pages[1]]]);
  for (const name of names) expect(name).toMatch(/^texts\.[\da-f]{8}\.json$/);
});

it('keeps each word of what readers ask once, in the order of the alphabet, without those of every question or single letters', () => {
  const asked = {'': 'how do I place it\nplacing of 2 aerials in C', on: 'Aerial'};
  const {manifest, read} = write([pageOf('docs/a', 'Antenna', [], {asked})]);
  expect(read(manifest.versions[0]?.texts).asked).toEqual([{'': 'aerials place', on: 'aerial'}]);
});

it('gives a file another name when its content changes, and only then', () => {
  const before = write();
  expect(write(structuredClone(pages)).files).toEqual(before.files);
  const changed = pages.map((page) => (page.title === 'Battery' ? {...page, passages: ['Longer.']} : page));
  const after = write(changed);
  expect(after.manifest.versions[0]?.texts).not.toBe(before.manifest.versions[0]?.texts);
  expect(after.manifest.versions[1]).toEqual(before.manifest.versions[1]);
});

it('writes an index of nothing', () => {
  expect(write([]).manifest.versions).toMatchObject([{records: 0, pages: []}]);
});
