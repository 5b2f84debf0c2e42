import {describe, expect, it} from 'vitest';
import {manifestName} from '../manifest';
import {pageOf} from '../pageFixture';
import {serveIndex} from './servedIndexFixture';

const pages = [
  pageOf('docs/antenna', 'Antenna', ['Place it well.']),
  pageOf('docs/battery', 'Battery', ['It lasts long.']),
];
/** The same pages, each in a part of its own. */
const split = pages.map((page) => ({...page, section: page.title}));

describe('a small index', () => {
  it('is downloaded with the first query, once', async () => {
    const {find, fetched, manifest} = await serveIndex(pages);
    expect(fetched).toEqual([]);
    expect(await find('antenna')).toMatchObject({paths: ['docs/antenna'], isWhole: true});
    expect(await find('battery')).toMatchObject({paths: ['docs/battery'], isWhole: true});
    expect(fetched).toEqual([manifestName, manifest.parts[0]?.file]);
  });

  it('can be downloaded before the first query', async () => {
    const {search, find, fetched} = await serveIndex(pages);
    await search.prepare();
    expect(fetched).toHaveLength(2);
    await find('antenna');
    expect(fetched).toHaveLength(2);
  });

  it('is added once when several queries come at once', async () => {
    const {search, find, fetched} = await serveIndex(pages);
    const answers = await Promise.all([search.prepare(), find('antenna'), find('antenna'), find('battery')]);
    expect(fetched).toHaveLength(2);
    expect(answers[1]).toEqual(await find('antenna'));
    expect(await find('place')).toMatchObject({nbHits: 1});
  });

  it('answers every request of a body, from its query or from its parameters', async () => {
    const {search} = await serveIndex(split, {isSplit: true});
    const {results} = await search.answer({
      requests: [
        {indexName: 'docs', query: 'antenna'},
        {indexName: 'docs', params: 'query=battery'},
        {indexName: 'docs', query: 'nowhere'},
      ],
    });
    expect(results.map(({query, nbHits}) => [query, nbHits])).toEqual([
      ['antenna', 1],
      ['battery', 1],
      ['nowhere', 0],
    ]);
  });

  it('of nothing finds nothing', async () => {
    const {find} = await serveIndex([]);
    expect(await find('antenna')).toEqual({paths: [], isWhole: true, nbHits: 0});
  });
});

describe('a failed download', () => {
  it.each([
    ['of the manifest', /^manifest/],
    ['of the pages', /^pages/],
  ])('%s is tried again with the next query', async (_, names) => {
    const {find, fail, search} = await serveIndex(pages);
    fail(names);
    await expect(find('antenna')).rejects.toThrow('offline');
    await expect(search.prepare()).rejects.toThrow('offline');
    fail();
    expect(await find('antenna')).toMatchObject({paths: ['docs/antenna'], nbHits: 1});
  });

  it('of the directory is tried again with the next query', async () => {
    const {find, fail} = await serveIndex(split, {isSplit: true});
    fail(/^directory/);
    await expect(find('antenna')).rejects.toThrow('offline');
    fail();
    expect(await find('antenna')).toMatchObject({paths: ['docs/antenna']});
  });

  it('keeps what was there before', async () => {
    const {find, fail, fetched} = await serveIndex(split, {isSplit: true});
    await find('antenna');
    fail(/./);
    await expect(find('battery')).rejects.toThrow('offline');
    expect(await find('antenna')).toMatchObject({paths: ['docs/antenna']});
    fail();
    await find('battery');
    expect(fetched.filter((name) => name.startsWith('directory'))).toHaveLength(1);
    expect(await find('place')).toMatchObject({nbHits: 1});
  });
});

describe('a release while the page is open', () => {
  it('is followed when it takes away a file that is still needed', async () => {
    const {find, publish} = await serveIndex(split, {isSplit: true});
    await find('antenna');
    await publish(split.map((page) => ({...page, path: `${page.path}-2`})));
    expect(await find('lasts')).toMatchObject({paths: ['docs/battery-2']});
    expect(await find('antenna')).toMatchObject({paths: ['docs/antenna-2'], nbHits: 1});
  });
});
