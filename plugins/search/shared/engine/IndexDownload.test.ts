import {describe, expect, it} from 'vitest';
import {pageOf} from '../pageFixture';
import {bytesPerAnswer} from './IndexDownload';
import {serveIndex} from './servedIndexFixture';

/** A page in a section of its own, which makes a part; all speak of devices, each of one thing more. */
const pages = ['antenna', 'battery', 'coverage', 'decoder'].map((word) =>
  pageOf(`docs/${word}`, `The ${word}`, [`A device sends to the ${word}.`, `More of ${word}s.`], {
    section: word,
  }),
);
const isSplit = true;
const files = (names: readonly string[]) => names.filter((name) => name.startsWith('pages'));

describe('an index in parts', () => {
  it('costs the directory and the parts that a query needs', async () => {
    const {find, fetched, manifest} = await serveIndex(pages, {isSplit});
    expect(await find('battery')).toMatchObject({paths: ['docs/battery'], isWhole: true});
    expect(fetched.slice(1)).toEqual([manifest.directory?.file, manifest.parts[1]?.file]);
    await find('decod');
    expect(files(fetched)).toEqual([manifest.parts[1]?.file, manifest.parts[3]?.file]);
  });

  it('costs the directory alone before there is a query', async () => {
    const {search, fetched, manifest} = await serveIndex(pages, {isSplit});
    await search.prepare();
    expect(fetched.slice(1)).toEqual([manifest.directory?.file]);
  });

  it('costs no part for what stands nowhere', async () => {
    const {find, fetched} = await serveIndex(pages, {isSplit});
    for (const query of ['zzzzzz', '', '!!!']) expect((await find(query)).paths).toEqual([]);
    expect(files(fetched)).toEqual([]);
  });

  it('finds a word that stands in every part', async () => {
    const {find} = await serveIndex(pages, {isSplit});
    expect(await find('device')).toMatchObject({paths: pages.map(({path}) => path), isWhole: true});
  });

  it('finds what two requests look for in different parts', async () => {
    const both = pageOf('docs/both', 'Both', ['An antenna and a battery.'], {section: 'both'});
    const {search} = await serveIndex([...pages, both], {isSplit});
    const {results} = await search.answer({
      requests: ['antenna', 'battery'].map((query) => ({indexName: 'docs', query})),
    });
    const paths = results.map(({hits}) => hits.map(({url}) => new URL(String(url)).pathname));
    expect(paths[0]).toEqual(expect.arrayContaining(['/docs/antenna', '/docs/both']));
    expect(paths[1]).toEqual(expect.arrayContaining(['/docs/battery', '/docs/both']));
  });
});

describe('an answer', () => {
  it('waits for no more bytes than it may, and the next one brings the rest', async () => {
    const {find, fetched} = await serveIndex(pages, {
      isSplit,
      partBytes: pages.map(() => bytesPerAnswer * 0.4),
    });
    expect(await find('device')).toMatchObject({isWhole: false, paths: ['docs/antenna', 'docs/battery']});
    expect(files(fetched)).toHaveLength(2);
    expect(await find('device')).toMatchObject({isWhole: true, paths: pages.map(({path}) => path)});
    expect(files(fetched)).toHaveLength(4);
  });

  it('counts the directory as long as that is on its way', async () => {
    const {find, fetched} = await serveIndex(pages, {
      isSplit,
      partBytes: pages.map(() => bytesPerAnswer / 2),
    });
    await find('device');
    expect(files(fetched)).toHaveLength(1);
    await find('device');
    expect(files(fetched)).toHaveLength(3);
  });

  it('waits for the best part in any case, however large, one at a time', async () => {
    const {find, fetched} = await serveIndex(pages, {
      isSplit,
      partBytes: pages.map(() => bytesPerAnswer * 3),
    });
    for (const count of [1, 2, 3, 4]) {
      const {isWhole} = await find('device');
      expect(files(fetched)).toHaveLength(count);
      expect(isWhole).toBe(count === 4);
    }
  });

  it('adds no part twice when another query comes before it is there', async () => {
    const {find, fetched} = await serveIndex(pages, {isSplit});
    await Promise.all([find('device'), find('antenna'), find('device')]);
    expect(files(fetched)).toHaveLength(4);
    expect(await find('sends')).toMatchObject({nbHits: 4});
  });
});
