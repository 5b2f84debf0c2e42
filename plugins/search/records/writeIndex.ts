import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {type IndexFile, type Manifest, manifestName} from '../shared/manifest';
import type {SearchablePage} from '../shared/page';
import {toRecords} from '../shared/toRecords';

/** Tag of pages that belong to no version, such as the landing page: every reader finds them. */
const everyVersion = 'default';

/**
 * Writes what the embedded engine downloads into an empty or missing folder.
 *
 * @param siteAddress Absolute address that the paths of pages are appended to.
 * @returns The manifest, which is one of the files.
 */
export async function writeIndex(
  folder: string,
  pages: readonly SearchablePage[],
  siteAddress: string,
): Promise<Manifest> {
  await fs.promises.mkdir(folder, {recursive: true});
  const found = new Set(pages.map(({tag}) => tag).filter((tag) => tag !== everyVersion));
  // In reverse, the framework's `current` comes before the numbers of older versions.
  const tags = found.size > 0 ? [...found].sort().reverse() : [everyVersion];
  const files = await Promise.all(
    tags.map((tag) =>
      writeVersion(
        folder,
        tag,
        pages.filter((page) => page.tag === tag || page.tag === everyVersion),
      ),
    ),
  );
  const manifest: Manifest = {siteAddress, files};
  await fs.promises.writeFile(path.join(folder, manifestName), JSON.stringify(manifest));
  return manifest;
}

/** A file named by its content can be kept for ever by browsers and the CDN. */
async function writeVersion(folder: string, tag: string, pages: SearchablePage[]): Promise<IndexFile> {
  const json = JSON.stringify(pages);
  const digest = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const file = `pages.${digest}.json`;
  await fs.promises.writeFile(path.join(folder, file), json);
  const compressed = brotliCompressSync(json, {
    params: {[constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: json.length},
  });
  const records = pages.reduce((sum, page) => sum + toRecords(page, '').length, 0);
  return {tag, file, records, bytes: compressed.length};
}
