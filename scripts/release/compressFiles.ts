import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {builtFiles} from '../../plugins/delivery/builtFiles';
import {serverFiles} from '../../plugins/delivery/shared/delivery';

/** Files that are not compressed already. */
const compressible = /\.(?:css|csv|html|js|json|md|mjs|svg|txt|wasm|webmanifest|xml|yaml|ico)$/;

/** Least bytes of a file that is compressed: below, headers weigh more than what is saved. */
export const leastCompressed = 256;

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** What compressing came to, in bytes of the files that got smaller. */
export interface Compressed {
  files: number;
  bytes: number;
  brotli: number;
  gzip: number;
}

async function writeIfSmaller(file: string, packed: Buffer, size: number): Promise<number> {
  if (packed.length >= size) return 0;
  await fs.promises.writeFile(file, packed);
  return packed.length;
}

/**
 * Writes a `.br` and a `.gz` beside each file that gets smaller by it.
 *
 * @param quality of Brotli, 0 to 11; 11 takes about 1.5 s for a megabyte
 */
export async function compressFiles(folder: string, quality = 11): Promise<Compressed> {
  const names = (await builtFiles(folder)).filter(
    (name) => compressible.test(name) && !serverFiles.includes(name),
  );
  const sum: Compressed = {files: 0, bytes: 0, brotli: 0, gzip: 0};

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
