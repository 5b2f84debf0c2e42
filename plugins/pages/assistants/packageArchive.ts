import {concatBytes} from '@noble/ciphers/utils.js';
import {gzipSync, strToU8} from 'fflate';

const block = 512;

/** A file as an entry of a tar archive in the format of POSIX (ustar). */
function entry(name: string, content: Uint8Array, mode: string): Uint8Array {
  const header = new Uint8Array(block);
  const put = (text: string, offset: number) => header.set(strToU8(text), offset);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  put(name, 0);
  put(mode, 100);
  put(octal(0, 8), 108);
  put(octal(0, 8), 116);
  put(octal(content.length, 12), 124);
  put(octal(0, 12), 136);
  // The sum of the header is taken with spaces in its place.
  put(`${' '.repeat(8)}0`, 148);
  put('ustar\x0000', 257);
  put(
    `${octal(
      header.reduce((sum, one) => sum + one, 0),
      7,
    )}\0 `,
    148,
  );
  return concatBytes(header, content, new Uint8Array(-content.length & (block - 1)));
}

/** A package that `npx` runs from its address, with one program and no dependency; the same bytes every time. */
export function packageArchive(program: string, content: Uint8Array): Uint8Array {
  const name = program.replace(/\.mjs$/, '');
  const description = {
    name,
    version: '1.0.0',
    type: 'module',
    license: 'Apache-2.0',
    bin: {[name]: program},
    engines: {node: '>=20'},
  };
  const tar = concatBytes(
    entry('package/package.json', strToU8(JSON.stringify(description)), '0000644'),
    entry(`package/${program}`, content, '0000755'),
    new Uint8Array(2 * block),
  );
  return gzipSync(tar, {level: 9, mtime: 0});
}
