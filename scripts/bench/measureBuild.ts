import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {buildSite} from '../siteBuild/buildSite';

/** What one build came to. */
export interface Measured {
  site: 'own' | 'stock' | 'API reference';
  /** How many pages were generated, or operations taken. */
  pages: number;
  kind: 'cold' | 'warm';
  seconds: number;
  /** Peak of its process, in bytes. */
  memory: number;
  /** Of a page on average, in bytes. */
  html: number;
  /** The same, compressed with Brotli. */
  htmlBrotli: number;
}

/** Pages that are alike need no more for an average. */
const samples = 25;
const tellPeak = "process.on('exit',()=>console.log('PEAK_KB='+process.resourceUsage().maxRSS))";

/**
 * Builds a site and measures it.
 *
 * @param folder of the pages that are weighed, in the build
 * @throws Error with what a build printed that failed
 */
export async function measureBuild(
  root: string,
  folder: string,
): Promise<Omit<Measured, 'site' | 'pages' | 'kind'>> {
  const start = performance.now();
  const options = `--import "data:text/javascript,${encodeURIComponent(tellPeak)}"`;
  const {code, output} = await buildSite({root, env: {NODE_OPTIONS: options}});
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(output);

  const peaks = [...output.matchAll(/PEAK_KB=(\d+)/g)].map(([, kilobytes]) => Number(kilobytes));
  const pages = path.join(root, 'build', folder);
  const files = fs.readdirSync(pages, {recursive: true, encoding: 'utf8'});
  const htmlFiles = files.filter((file) => file.endsWith('.html'));
  const step = Math.ceil(htmlFiles.length / samples);
  const contents = htmlFiles
    .filter((_, index) => index % step === 0)
    .map((file) => fs.readFileSync(path.join(pages, file)));
  const params = {[constants.BROTLI_PARAM_QUALITY]: 9};
  return {
    seconds,
    memory: Math.max(...peaks) * 1024,
    html: average(contents),
    htmlBrotli: average(contents.map((content) => brotliCompressSync(content, {params}))),
  };
}

function average(contents: Buffer[]): number {
  return contents.reduce((sum, {length}) => sum + length, 0) / contents.length;
}
