import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {writeIndex} from '../../records/writeIndex';
import {type Manifest, manifestName} from '../manifest';
import type {SearchablePage} from '../page';
import {EmbeddedSearch} from './EmbeddedSearch';

interface How {
  /** Whether each section is a part of its own. */
  isSplit?: boolean;
  /** Bytes that each part is said to weigh, in the order of the parts. */
  partBytes?: readonly number[];
}

/** An index as a site serves it, and the engine that downloads it. */
export async function serveIndex(pages: readonly SearchablePage[], {isSplit = false, partBytes}: How = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'served-index-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const options = {
    siteAddress: 'https://docs.example/',
    maxRecords: isSplit ? 0 : 1_000,
    recordsPerPart: 1_000,
  };
  const fetched: string[] = [];
  let failing: RegExp | undefined;

  /** Puts another release of the site in place of the one before. */
  async function publish(contents: readonly SearchablePage[]): Promise<Manifest> {
    fs.rmSync(folder, {recursive: true});
    const manifest = await writeIndex(folder, contents, options);
    manifest.parts.forEach((part, number) => {
      part.bytes = partBytes?.[number] ?? part.bytes;
    });
    fs.writeFileSync(path.join(folder, manifestName), JSON.stringify(manifest));
    return manifest;
  }

  async function fetchJson<T>(name: string): Promise<T> {
    fetched.push(name);
    if (failing?.test(name)) throw new Error('offline');
    return JSON.parse(await fs.promises.readFile(path.join(folder, name), 'utf8'));
  }

  const manifest = await publish(pages);
  const search = new EmbeddedSearch(fetchJson, manifestName);
  return {
    manifest,
    search,
    publish,
    /** Names of the files that were asked for, in order. */
    fetched,
    /** Makes requests for files of this name fail; without one, none does. */
    fail(names?: RegExp) {
      failing = names;
    },
    /** Paths of the pages found for a query, and whether the answer says that these are all. */
    async find(query: string) {
      const [result] = (await search.answer({requests: [{indexName: 'docs', query, hitsPerPage: 100}]}))
        .results;
      const paths = result?.hits.map(({url}) => String(url).slice('https://docs.example/'.length));
      return {paths: [...new Set(paths)].sort(), isWhole: result?.exhaustiveNbHits, nbHits: result?.nbHits};
    },
  };
}
