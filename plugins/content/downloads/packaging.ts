import {createHash} from 'node:crypto';
import path from 'node:path';
import {type BuildOptions, build} from 'esbuild';
import {type Zippable, zipSync} from 'fflate';
import type {BuiltFiles} from '../../builtFiles';

/** Local time, as ZIP has it: the same bytes come out on every machine and every day. */
const mtime = new Date(1980, 0, 1);

/** A ZIP archive, the same byte for byte whenever it is made of the same content. */
export const zipArchive = (content: Zippable): Uint8Array => zipSync(content, {mtime, level: 9});

/**
 * A program for readers, with everything that it needs: it takes no installation.
 *
 * @param source its first lines, which import modules by their paths from the project's root
 */
export async function bundleProgram(
  siteDir: string,
  source: string,
  options: BuildOptions,
): Promise<Uint8Array> {
  const {outputFiles} = await build({
    stdin: {contents: source, resolveDir: siteDir},
    absWorkingDir: siteDir,
    alias: {'@site': siteDir},
    bundle: true,
    format: 'esm',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'eof',
    ...options,
    write: false,
  });
  return outputFiles[0].contents;
}

/** A program and its checksum beside it, in the notation of `shasum`. */
export function withChecksum(name: string, program: Uint8Array): BuiltFiles {
  const checksum = createHash('sha256').update(program).digest('hex');
  return {[name]: program, [`${name}.sha256`]: `${checksum}  ${path.basename(name)}\n`};
}
