import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {buildSite} from '../siteBuild/buildSite';
import {watchMemory} from './watchMemory';

/** What one build came to. */
export interface Measured {
  /** How many pages were generated. */
  pages: number;
  kind: 'cold' | 'warm';
  seconds: number;
  /** Peak of all processes, in bytes. */
  memory: number;
  /** Of a generated page on average, in bytes. */
  html: number;
  /** The same, compressed with Brotli. */
  htmlBrotli: number;
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A page in about ten is enough for an average of pages that are alike. */
const samples = 25;

function sizes(buildDir: string, files: string[]): Pick<Measured, 'html' | 'htmlBrotli'> {
  const step = Math.max(1, Math.floor(files.length / samples));
  const pages = files.filter((_, index) => index % step === 0);
  const contents = pages.map((file) => fs.readFileSync(path.join(buildDir, file)));
  const params = {[constants.BROTLI_PARAM_QUALITY]: 9};
  return {
    html: average(contents.map((content) => content.length)),
    htmlBrotli: average(contents.map((content) => brotliCompressSync(content, {params}).length)),
  };
}

/**
 * Builds a copy of the site and measures it.
 *
 * @param files names of the generated pages in the build
 * @throws Error with what a build printed that failed
 */
export async function measureBuild(root: string, files: string[], kind: Measured['kind']): Promise<Measured> {
  const memory = watchMemory();
  const start = performance.now();
  const {code, output} = await buildSite({root});
  const seconds = (performance.now() - start) / 1000;
  const peak = memory();
  if (code !== 0) throw new Error(output);
  return {pages: files.length, kind, seconds, memory: peak, ...sizes(path.join(root, 'build'), files)};
}
