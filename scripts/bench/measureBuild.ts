import fs from 'node:fs';
import path from 'node:path';
import {markdownTable} from 'markdown-table';
import {buildSite} from '../siteBuild/buildSite';
import {generatedFolder} from './generatePages';

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
}

const tellPeak = "process.on('exit',()=>console.log('PEAK_KB='+process.resourceUsage().maxRSS))";

/**
 * Builds a site and measures it: its generated pages, or those of its reference.
 *
 * @throws Error with what a build printed that failed
 */
export async function measureBuild(root: string, isApi: boolean) {
  const start = performance.now();
  const options = `--import "data:text/javascript,${encodeURIComponent(tellPeak)}"`;
  const {code, output} = await buildSite({root, env: {NODE_OPTIONS: options}});
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(output);

  const peaks = [...output.matchAll(/PEAK_KB=(\d+)/g)].map(([, kilobytes]) => Number(kilobytes));
  const folder = path.join(root, 'build/docs', isApi ? 'api-specification' : generatedFolder);
  const pages = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => fs.statSync(path.join(folder, file)).size);
  const html = pages.reduce((sum, size) => sum + size, 0) / pages.length;
  return {seconds, memory: Math.max(...peaks) * 1024, html};
}

/** The measurements as a Markdown table. */
export function benchTable(all: readonly Measured[]): string {
  return markdownTable([
    ['Site', 'Pages or operations', 'Build', 'Seconds', 'Peak memory (GB)', 'HTML a page (KB)'],
    ...all.map(({site, pages, kind, seconds, memory, html}) => [
      ...[site, pages.toLocaleString('en'), kind, seconds.toFixed(1)],
      ...[(memory / 1e9).toFixed(2), (html / 1000).toFixed(1)],
    ]),
  ]);
}

/** Most memory of a build. */
const mostMemory = 6e9;
/** How much more a page may take on the largest site than on the smallest. */
const mostGrowth = 1.25;
/** How much larger a page's HTML may be there: its sidebar shows the categories beside its own on each level. */
const mostHtmlGrowth = 1.1;

/** What grows faster than the number of pages, or is beyond its limit, a sentence each. */
export function benchProblems(all: readonly Measured[]): string[] {
  const problems: string[] = [];
  const own = all.filter(({site}) => site !== 'stock');
  for (const {site, pages, kind, seconds, html, memory} of own) {
    const fewer = own.find((one) => one.site === site && one.kind === kind && one.pages < pages);
    const stock = all.find((one) => one.site === 'stock' && one.pages === pages);
    const growth = fewer ? seconds / pages / (fewer.seconds / fewer.pages) : 1;
    if (memory > mostMemory)
      problems.push(`${pages} pages take ${memory / 1e9} GB, at most ${mostMemory / 1e9} are allowed.`);
    if (growth > mostGrowth)
      problems.push(
        `${kind}: one of ${pages} takes ${growth.toFixed(2)} times as long as of ${fewer?.pages}.`,
      );
    if (fewer && site === 'own' && html / fewer.html > mostHtmlGrowth)
      problems.push(`A page of ${pages} has ${html} bytes of HTML, one of ${fewer.pages} has ${fewer.html}.`);
    if (site === 'own' && kind === 'cold' && stock && seconds > stock.seconds)
      problems.push(
        `${pages} pages take ${seconds.toFixed(1)} s, stock Docusaurus takes ${stock.seconds.toFixed(1)}.`,
      );
  }
  return problems;
}
