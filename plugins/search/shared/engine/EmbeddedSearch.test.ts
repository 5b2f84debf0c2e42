import {describe, expect, it} from 'vitest';
import {indexFiles} from '../../records/indexFiles';
import {type Manifest, manifestName, type SearchablePage} from '../page';
import {pageOf} from '../../testing/pageFixture';
import {EmbeddedSearch} from './EmbeddedSearch';

const pages = [
  pageOf('docs/antenna', 'Antenna', ['Place it well.']),
  pageOf('docs/battery', 'Battery', ['It lasts long.']),
];
const address = 'https://docs.example/';

/** An index as a site serves it, and the engine that downloads it. */
function serveIndex(contents: SearchablePage[]) {
  let files = indexFiles(contents, address);
  const manifest = (): Manifest => JSON.parse(files[manifestName] ?? '');
  const fetched: string[] = [];
  const state: {failing?: RegExp} = {};
  const search = new EmbeddedSearch((name) => {
    fetched.push(name);
    const file = state.failing?.test(name) ? undefined : files[name];
    return file ? Promise.resolve(JSON.parse(file)) : Promise.reject(new Error('offline'));
  });
  return {
    manifest: manifest(),
    search,
    fetched,
    state,
    /** Puts another release of the site in place of the one before. */
    publish(released: SearchablePage[]) {
      files = indexFiles(released, address);
      return manifest();
    },
    async early(query: string) {
      const answer = await search.answerEarly({requests: [{indexName: 'docs', query}]});
      return answer?.results[0]?.hits.map(({url}) => String(url).slice(address.length));
    },
    async find(query: string, facetFilters: string[][] = []) {
      const {results} = await search.answer({requests: [{indexName: 'docs', query, facetFilters}]});
      return results[0]?.hits.map(({url}) => String(url).slice(address.length));
    },
  };
}

it('downloads the index with the first query, once', async () => {
  const {find, fetched, manifest} = await serveIndex(pages);
  expect(fetched).toEqual([]);
  expect(await Promise.all([find('antenna'), find('battery'), find('')])).toEqual([
    ['docs/antenna'],
    ['docs/battery'],
    [],
  ]);
  expect(await find('place')).toEqual(['docs/antenna']);
  expect(fetched).toEqual([manifestName, manifest.versions[0]?.texts]);
});

it('answers early by titles and headings, until texts and what readers ask are there', async () => {
  const asked = {'': 'where does the aerial go'};
  const {early, find, fetched} = await serveIndex([{...(pages[0] as SearchablePage), asked}]);
  expect(await early('antenna')).toEqual(['docs/antenna']);
  expect(await early('a')).toEqual(['docs/antenna']);
  expect(await early('aerial')).toBeUndefined();
  expect(await early('place')).toBeUndefined();
  expect(fetched).toEqual([manifestName]);
  expect(await find('place')).toEqual(['docs/antenna']);
  expect(await find('aerial')).toEqual(['docs/antenna']);
  expect(await early('antenna')).toBeUndefined();
  expect(fetched).toHaveLength(2);
});

it('answers early while the index of the texts is being made', async () => {
  const words = Array.from({length: 400}, (_, number) => `word${number}`).join(' ');
  const many = Array.from({length: 300}, (_, number) => pageOf(`docs/page-${number}`, 'Antenna', [words]));
  const {early, find} = serveIndex(many);
  await early('antenna');
  const said: string[] = [];
  const whole = find('antenna').then(() => said.push('whole'));
  // Until its files are read and it is begun.
  await new Promise((resolve) => setTimeout(resolve));
  expect(await early('antenna')).not.toHaveLength(0);
  said.push('early');
  await whole;
  expect(said).toEqual(['early', 'whole']);
});

it('says of no early answer that it is only the nearest, since texts may say more', async () => {
  const {search} = await serveIndex(pages);
  const requests = [{indexName: 'docs', query: 'antenna of some colorful submarine'}];
  expect((await search.answerEarly({requests}))?.results[0]?.isNearest).toBe(false);
  expect((await search.answer({requests})).results[0]?.isNearest).toBe(true);
});

it('answers every request of a body', async () => {
  const {search} = await serveIndex(pages);
  const requests = ['antenna', 'battery', 'nowhere'].map((query) => ({indexName: 'docs', query}));
  const {results} = await search.answer({requests});
  expect(results.map(({hits}) => hits.map(({objectID}) => objectID))).toEqual([
    ['docs/antenna'],
    ['docs/battery'],
    [],
  ]);
});

it('finds nothing in an index of nothing', async () => {
  expect(await (await serveIndex([])).find('antenna')).toEqual([]);
});

it('downloads the texts of the version that is asked for, and what belongs to every version', async () => {
  const {find, fetched, manifest} = await serveIndex([
    pageOf('', 'Antennas of the landing page', [], {tag: 'default'}),
    ...pages,
    pageOf('docs/1.0/antenna', 'Antenna of old', [], {tag: 'docs-default-1.0'}),
  ]);
  const [latest, old] = manifest.versions;
  const tags = (version: string) => [['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`]];
  expect((await find('antenna', tags('1.0')))?.sort()).toEqual(['', 'docs/1.0/antenna']);
  expect(fetched).toEqual([manifestName, old?.texts]);
  expect((await find('antenna', tags('current')))?.sort()).toEqual(['', 'docs/antenna']);
  expect(fetched).toEqual([manifestName, old?.texts, latest?.texts]);
  expect((await find('antenna'))?.sort()).toEqual(['', 'docs/antenna']);
  expect(fetched).toHaveLength(3);
});

describe('a failed download', () => {
  it.each([
    ['of the manifest', /^manifest/],
    ['of the texts', /^texts/],
  ])('%s is tried again with the next query', async (_, names) => {
    const {find, state} = await serveIndex(pages);
    state.failing = names;
    await expect(find('antenna')).rejects.toThrow('offline');
    await expect(find('antenna')).rejects.toThrow('offline');
    state.failing = undefined;
    expect(await find('antenna')).toEqual(['docs/antenna']);
  });

  it('of the texts keeps nobody from what titles and headings answer', async () => {
    const {early, state} = await serveIndex(pages);
    state.failing = /^texts/;
    expect(await early('antenna')).toEqual(['docs/antenna']);
    expect(await early('place')).toBeUndefined();
    state.failing = undefined;
  });

  it('keeps nobody from what was there before', async () => {
    const {find, state} = await serveIndex(pages);
    await find('antenna');
    state.failing = /./;
    expect(await find('battery')).toEqual(['docs/battery']);
  });
});

it('follows a release that takes away the texts of the manifest before', async () => {
  const {find, publish, state} = await serveIndex(pages);
  state.failing = /^texts/;
  await expect(find('antenna')).rejects.toThrow('offline');
  state.failing = undefined;
  await publish(pages.map((page) => ({...page, path: `${page.path}-2`, passages: ['Anew.']})));
  expect(await find('antenna')).toEqual(['docs/antenna-2']);
});

it('makes the index of a version before the first question', async () => {
  const {search, find, early, fetched, manifest} = serveIndex([
    ...pages,
    pageOf('docs/1.0/antenna', 'Antenna of old', [], {tag: 'docs-default-1.0'}),
  ]);
  const texts = manifest.versions.map((version) => version.texts);
  await search.prepare('docs-default-1.0');
  expect(fetched).toEqual([manifestName, texts[1]]);
  // The landing page belongs to no version.
  await search.prepare('default');
  expect(fetched).toEqual([manifestName, texts[1], texts[0]]);
  expect(await find('place')).toEqual(['docs/antenna']);
  expect(await early('antenna')).toBeUndefined();
  expect(fetched).toHaveLength(3);
});
