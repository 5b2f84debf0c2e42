import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {liteClient} from 'algoliasearch/lite';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import {readEnv} from '../../../config/env';
import type {SearchRecord} from '../../../plugins/search/shared/records';
import {listenOnFreePort} from '../../../sandbox/node/listenOnFreePort';
import {findChromium} from '../../browser/findBrowsers';
import {createSiteServer} from '../../server/createSiteServer';

/** Finds addresses for a query, best first. */
export type Find = (query: string) => string[] | Promise<string[]>;

/** What other engines search: a record of ours, with phrases of readers among its text. */
interface PeerDocument {
  id: number;
  url: string;
  heading: string;
  text: string;
}

const toDocuments = (records: readonly SearchRecord[]): PeerDocument[] =>
  records.map(({hierarchy, content, asked, url}, id) => ({
    id,
    url,
    heading: Object.values(hierarchy).filter(Boolean).slice(1).join(' '),
    text: `${content ?? ''} ${asked ?? ''}`,
  }));

/**
 * Hands other engines on the same records to `use`, one after the other, as they come but for what their own guides
 * advise: weights of fields, prefixes and typing mistakes.
 */
export async function withPeers(
  records: readonly SearchRecord[],
  hits: number,
  use: (name: string, find: Find) => Promise<unknown>,
): Promise<void> {
  const documents = toDocuments(records);
  await use('MiniSearch', miniSearch(documents));
  await use('lunr', lunrSearch(documents));
  await withPagefind(documents, hits, (find) => use('Pagefind', find));
}

function miniSearch(documents: PeerDocument[]): Find {
  const mini = new MiniSearch({fields: ['heading', 'text'], storeFields: ['url']});
  mini.addAll(documents);
  const options = {prefix: true, fuzzy: 0.2, boost: {heading: 2}};
  return (query) => mini.search(query, options).map(({url}) => url);
}

function lunrSearch(documents: PeerDocument[]): Find {
  const index = lunr(function () {
    this.field('heading', {boost: 2});
    this.field('text');
    for (const document of documents) this.add(document);
  });
  return (query) =>
    index
      .query((asked) => {
        for (const token of lunr.tokenizer(query)) {
          const term = String(token);
          asked.term(term, {boost: 10});
          // Lunr 2.3 fails at some numbers as the beginning of a term.
          if (/\D/.test(term)) asked.term(term, {wildcard: lunr.Query.wildcard.TRAILING, boost: 2});
          asked.term(term, {editDistance: 1, usePipeline: false});
        }
      })
      .map(({ref}) => documents[Number(ref)]?.url ?? '');
}

/** Pagefind answers in a browser alone, from files that it is served. */
async function withPagefind(
  documents: PeerDocument[],
  hits: number,
  use: (find: Find) => Promise<unknown>,
): Promise<void> {
  const pagefind = await import('pagefind');
  const {index, errors} = await pagefind.createIndex({});
  if (!index) throw new Error(`Pagefind makes no index: ${errors.join(' ')}`);
  await Promise.all(
    documents.map(({url, heading, text}) =>
      index.addCustomRecord({url, content: `${heading} ${text}`, language: 'en', meta: {title: heading}}),
    ),
  );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  await index.writeFiles({outputPath: path.join(folder, 'pagefind')});
  await pagefind.close();
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Pagefind</title>');
  const server = await listenOnFreePort(createSiteServer(folder));
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${server.port}/`);
    await use((query) =>
      page.evaluate(
        async ([query, hits]) => {
          const script = '/pagefind/pagefind.js';
          const {results} = await (await import(script)).search(query);
          const found = results.slice(0, hits).map((one: {data(): Promise<{url: string}>}) => one.data());
          return (await Promise.all(found)).map(({url}) => url);
        },
        [query, hits] as const,
      ),
    );
  } finally {
    await browser.close();
    await server.close();
    fs.rmSync(folder, {recursive: true});
  }
}

/** Hosted search; undefined unless its variables are set. */
export function hostedSearch(hits: number): Find | undefined {
  const {search} = readEnv(process.env, {siteUrl: ''});
  if (!search) return undefined;
  const {appId, apiKey, indexName} = search;
  const client = liteClient(appId, apiKey);
  return async (query) => {
    const {results} = await client.searchForHits<{url: string}>({
      requests: [{indexName, query: query.slice(0, 512), hitsPerPage: hits}],
    });
    return results[0]?.hits.map(({url}) => url) ?? [];
  };
}
