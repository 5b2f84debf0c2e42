import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {Zstd} from '@hpcc-js/wasm-zstd';
import {builtFiles} from '../../plugins/pages/delivery/builtFiles';
import {serverFiles} from '../../plugins/pages/delivery/shared/delivery';

/** Endings of files that are compressed already: everything else, whatever a build comes to hold, may get smaller. */
const compressed = /\.(?:avif|br|gif|gz|jpe?g|pdf|png|webp|woff2|zip|zst)$/;

/** Least bytes of a file that is compressed: below, headers weigh more than what is saved. */
export const leastCompressed = 256;

/** The highest of Zstandard whose window stays within the 8 MB that browsers take (RFC 9659). */
const highestLevel = 19;

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** What compressing came to, in bytes of the files that got smaller. */
export interface Compressed {
  files: number;
  bytes: number;
  brotli: number;
  gzip: number;
  zstd: number;
}

async function writeIfSmaller(file: string, packed: Buffer, size: number): Promise<number> {
  if (packed.length >= size) return 0;
  await fs.promises.writeFile(file, packed);
  return packed.length;
}

/**
 * Writes a `.br`, a `.zst` and a `.gz` beside each file that gets smaller by it.
 *
 * @param quality as Brotli counts, 0 to 11, which Zstandard's level follows; 11 takes about 4 s for a megabyte
 */
export async function compressFiles(folder: string, quality = 11): Promise<Compressed> {
  const names = (await builtFiles(folder)).filter(
    (name) => !compressed.test(name) && !serverFiles.includes(name),
  );
  const sum: Compressed = {files: 0, bytes: 0, brotli: 0, gzip: 0, zstd: 0};
  const zstd = await Zstd.load();

  async function compress(name: string): Promise<void> {
    const file = path.join(folder, name);
    const content = await fs.promises.readFile(file);
    if (content.length < leastCompressed) return;
    const params = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    sum.brotli += await writeIfSmaller(`${file}.br`, await brotli(content, {params}), content.length);
    sum.gzip += await writeIfSmaller(`${file}.gz`, await gzip(content, {level: 9}), content.length);
    const level = Math.min(quality + 8, highestLevel);
    sum.zstd += await writeIfSmaller(
      `${file}.zst`,
      Buffer.from(zstd.compress(content, level)),
      content.length,
    );
    sum.files += 1;
    sum.bytes += content.length;
  }

  const queue = names.values();
  const work = async () => {
    for (const name of queue) await compress(name);
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, work));
  return sum;
}
