import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {type IndexFile, type Manifest, manifestName} from '../shared/manifest';
import type {SearchablePage} from '../shared/page';
import {directoryOf} from './directoryOf';
import {type SplitOptions, splitIndex} from './splitIndex';

/**
 * Writes what the embedded engine downloads into an empty or missing folder.
 *
 * @param siteAddress Absolute address that the paths of pages are appended to.
 * @returns The manifest, which is one of the files.
 */
export async function writeIndex(
  folder: string,
  pages: readonly SearchablePage[],
  options: SplitOptions & {siteAddress: string},
): Promise<Manifest> {
  await fs.promises.mkdir(folder, {recursive: true});
  const parts = splitIndex(pages, options);
  const written = await Promise.all(
    parts.map(async ({section, records, pages: contents}) => ({
      ...(await writeVersioned(folder, 'pages', contents)),
      section,
      records,
    })),
  );
  const manifest: Manifest = {
    siteAddress: options.siteAddress,
    records: parts.reduce((sum, {records}) => sum + records, 0),
    parts: written,
    ...(parts.length > 1 && {directory: await writeVersioned(folder, 'directory', directoryOf(parts))}),
  };
  await fs.promises.writeFile(path.join(folder, manifestName), JSON.stringify(manifest));
  return manifest;
}

/** A file named by its content can be kept for ever by browsers and the CDN. */
async function writeVersioned(folder: string, name: string, content: unknown): Promise<IndexFile> {
  const json = JSON.stringify(content);
  const digest = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const file = `${name}.${digest}.json`;
  await fs.promises.writeFile(path.join(folder, file), json);
  const compressed = brotliCompressSync(json, {
    params: {[constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: json.length},
  });
  return {file, bytes: compressed.length};
}
