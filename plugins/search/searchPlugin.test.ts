import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it, onTestFinished} from 'vitest';
import {parsePage} from '../pages/finish/parsePage';
import type {FinishedPage} from '../pages/finish/readFinishedPages';
import searchPlugin from '.';
import {readPage} from './records/readPage';
import {builtPage, heading} from './testing/builtPageFixture';
import {EmbeddedSearch} from './shared/engine/EmbeddedSearch';
import type {SearchRecord} from './shared/records';

const files = {
  '': builtPage({title: 'Skerry', body: '<p>Chips, connected.'}),
  'docs/keys': builtPage({
    title: 'Keys &amp; tokens',
    crumbs: ['Device SDK', 'Keys'],
    body: `<p>If a &lt; b.${heading(2, 'rotate', 'Rotate')}<p>Twice a year.`,
  }),
};

/** Runs the post-build step over a built site, and reads what it writes. */
async function build(html: Record<string, string> = files) {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-plugin-'));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}));
  const outDir = path.join(siteDir, 'build');
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  const readOne = ([name, content]: [string, string]) =>
    readPage(parsePage(content, name), name, 'Skerry Docs');
  const pages = Object.entries(html).map((page) => ({search: readOne(page)}) as FinishedPage);
  // The search page and the page for what is not found are not searched.
  const all = [...pages, {route: '/base/search'} as FinishedPage];
  const siteConfig = {baseUrl: '/base/', title: 'Skerry Docs', url: 'https://docs.example'};
  const plugin = searchPlugin({siteConfig, siteDir, generatedFilesDir} as LoadContext, {all});
  await plugin.postBuild?.({outDir} as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  const read = (folder: string) => async (name: string) =>
    JSON.parse(await fs.promises.readFile(path.join(folder, 'search', name), 'utf8'));
  return {
    records: (await read(generatedFilesDir)('records.json')) as SearchRecord[],
    read,
    outDir,
    generatedFilesDir,
  };
}

it('writes records of all pages but those left out, escaped for HTML', async () => {
  const {records} = await build();
  expect(records.map(({objectID, type, content}) => [objectID, type, content])).toEqual([
    ['/', 'lvl1', null],
    ['/:0', 'content', 'Chips, connected.'],
    ['docs/keys', 'lvl1', null],
    ['docs/keys:0', 'content', 'If a &lt; b.'],
    ['docs/keys#rotate', 'lvl2', null],
    ['docs/keys#rotate:0', 'content', 'Twice a year.'],
  ]);
  expect(records.at(-1)).toMatchObject({
    url: 'https://docs.example/base/docs/keys#rotate',
    hierarchy: {lvl0: 'Device SDK', lvl1: 'Keys &amp; tokens', lvl2: 'Rotate'},
  });
});

it('gives records of unchanged pages the ids that they had', async () => {
  const before = await build();
  const after = await build({...files, '': builtPage({title: 'New', body: '<p>First.<p>Second.'})});
  const ofKeys = ({records}: typeof before) =>
    records.filter(({objectID}) => objectID.startsWith('docs/keys'));
  expect(ofKeys(after)).toEqual(ofKeys(before));
});

it('writes the index settings beside the records', async () => {
  const {read, generatedFilesDir} = await build();
  expect(await read(generatedFilesDir)('settings.json')).toMatchObject({
    settings: {attributeForDistinct: 'url'},
    synonyms: expect.arrayContaining([expect.objectContaining({objectID: 'ble'})]),
  });
});

it('writes into the built site what the embedded engine answers from', async () => {
  const {read, outDir} = await build();
  const search = new EmbeddedSearch(read(outDir));
  const {results} = await search.answer({requests: [{indexName: 'docs', query: 'rotate tokens'}]});
  expect(results[0]?.hits[0]).toMatchObject({url: 'https://docs.example/base/docs/keys#rotate'});
});
