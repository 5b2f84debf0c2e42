import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {Zstd} from '@hpcc-js/wasm-zstd';
import pLimit from 'p-limit';
import {builtFiles} from '../../plugins/builtFiles';
import {serverFiles} from '../../plugins/pages/delivery/describeDelivery';

/** Endings of files that are compressed already: everything else, whatever a build comes to hold, may get smaller. */
const compressed = /\.(?:avif|br|gif|gz|jpe?g|pdf|png|webp|woff2|zip|zst)$/;

/** Headers of smaller files weigh more than what is saved. */
const leastBytes = 256;

/** The highest level of Zstandard whose window stays within the 8 MB that browsers take (RFC 9659). */
const highestLevel = 19;

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);

/** Writes a `.br`, a `.zst` and a `.gz` beside each file that gets smaller by it; at 11 that takes 4 s a megabyte. */
export async function compressFiles(folder: string, quality = 11): Promise<void> {
  const zstd = await Zstd.load();
  const compress = async (file: string) => {
    const content = await fs.promises.readFile(file);
    if (content.length < leastBytes) return;
    const copies: [string, Uint8Array][] = [
      ['br', await brotli(content, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: quality}})],
      ['zst', zstd.compress(content, Math.min(quality + 8, highestLevel))],
      ['gz', await gzip(content, {level: 9})],
    ];
    for (const [ending, copy] of copies)
      if (copy.length < content.length) await fs.promises.writeFile(`${file}.${ending}`, copy);
  };
  const names = (await builtFiles(folder)).filter(
    (name) => !compressed.test(name) && !serverFiles.includes(name),
  );
  const limit = pLimit(os.availableParallelism());
  await Promise.all(names.map((name) => limit(compress, path.join(folder, name))));
}
