import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Manifest} from '../../../plugins/search/shared/manifest';

/**
 * Bytes of an index as a release delivers it, with Brotli at its highest quality. The manifest's own figures are
 * higher: a build makes them at a quality that does not slow it down.
 *
 * @param folder Folder of the manifest.
 */
export function weighIndex(folder: string, {parts, directory}: Manifest): number {
  return [...parts, ...(directory ? [directory] : [])]
    .map(({file}) => brotliCompressSync(fs.readFileSync(path.join(folder, file))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
