import fs from 'node:fs';
import path from 'node:path';
import {EmbeddedSearch} from '../../../plugins/search/shared/engine/EmbeddedSearch';
import {type Manifest, manifestName} from '../../../plugins/search/shared/manifest';

/** What the first query of a visit cost, and whether it found what was looked for. */
export interface FirstAnswer {
  /** Downloaded, compressed. */
  bytes: number;
  milliseconds: number;
  /** Rank of the right page from 1; 0 when it was not found. */
  rank: number;
}

/** Asks a fresh engine one query. */
export async function firstAnswer(
  folder: string,
  manifest: Manifest,
  query: string,
  page: string,
): Promise<FirstAnswer> {
  const sizes = new Map(
    [...manifest.parts, ...(manifest.directory ? [manifest.directory] : [])].map((file) => [
      file.file,
      file.bytes,
    ]),
  );
  let bytes = 0;
  const search = new EmbeddedSearch(async (name) => {
    const json = await fs.promises.readFile(path.join(folder, name), 'utf8');
    // The manifest is small, and counted as it is.
    bytes += sizes.get(name) ?? json.length;
    return JSON.parse(json);
  }, manifestName);
  const start = performance.now();
  const {results} = await search.answer({requests: [{indexName: 'docs', query}]});
  const milliseconds = performance.now() - start;
  const pages = [
    ...new Set(
      results[0]?.hits.map(({url}) => String(url).slice(manifest.siteAddress.length).replace(/#.*/, '')),
    ),
  ];
  return {bytes, milliseconds, rank: pages.indexOf(page) + 1};
}
