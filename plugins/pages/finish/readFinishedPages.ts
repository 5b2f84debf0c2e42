import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {build, stop} from 'esbuild';
import keyBy from 'lodash/keyBy';
import pick from 'lodash/pick';
import zipObject from 'lodash/zipObject';
import {Tinypool} from 'tinypool';
import {addressOf, builtFiles, decodeAddress, withoutHashes, writeFiles} from '../../builtFiles';
import type {PageReading, PageTask} from './readFinishedPage';

export interface FinishedPage extends PageReading {
  /** Address with the base URL. */
  route: string;
  file: string;
}

export interface FinishedSite {
  outDir: string;
  /** What is kept of each page for the next build, and the program that reads pages. */
  cacheDir: string;
  baseUrl: string;
  /** Absolute address of the landing page, with a slash at its end. */
  site: string;
  firstArea: string;
  /** Routes with the base URL, as the framework lists them. */
  routesPaths: readonly string[];
  /** Routes without the base URL that neither search nor Markdown knows. */
  leftOut: readonly string[];
  /** Route without the base URL of the page that feeds are made of. */
  feedPage: string;
}

/** Pages that are worth a thread of their own. */
const pagesOfThread = 50;

/**
 * Reads each page of a build once, in threads; what a page gave in the build before is taken again while the page, what
 * links to it, and the program that reads it are the same.
 *
 * @returns pages in the order of their addresses, and how many were read afresh
 * @throws Error that names the file of a page that cannot be read
 */
export async function readFinishedPages(
  site: FinishedSite,
): Promise<{pages: FinishedPage[]; afresh: number}> {
  const sources = await readSources(site);
  const program = await bundleReader(site.cacheDir);
  const store = path.join(site.cacheDir, 'finishedPages.json');
  const before: Record<string, PageReading> = fs.existsSync(store)
    ? JSON.parse(fs.readFileSync(store, 'utf8'))
    : {};
  const tasks = keyBy(tasksOf(sources, site), ({task, html}) =>
    digest(program.digest + html + JSON.stringify({...task, outDir: undefined})),
  );
  const keys = Object.keys(tasks);
  const afresh = keys.filter((key) => !(key in before));
  const read = await runInThreads(
    program.file,
    afresh.map((key) => tasks[key].task),
  );
  const readings = pick({...before, ...zipObject(afresh, read)}, keys);
  await writeFiles(site.cacheDir, {'finishedPages.json': JSON.stringify(readings)});
  return {
    pages: sources.map(({route, file}, index) => ({route, file, ...readings[keys[index]]})),
    afresh: afresh.length,
  };
}

interface Source {
  route: string;
  file: string;
  /** A digest of its HTML: all pages at once would take hundreds of megabytes. */
  html: string;
  /** Addresses on this site, without its own. */
  links: string[];
}

async function readSources({outDir, baseUrl, site}: FinishedSite): Promise<Source[]> {
  const sources: Source[] = [];
  for (const file of await builtFiles(outDir)) {
    if (!file.endsWith('.html')) continue;
    const html = await fs.promises.readFile(path.join(outDir, file), 'utf8');
    const own = addressOf(file);
    const links = linksOf(html, site + own).filter((link) => link.startsWith(site));
    const short = links.map((link) => link.slice(site.length));
    sources.push({file, route: baseUrl + own, html: digest(withoutHashes(html)), links: short});
  }
  return sources.sort((one, other) => (one.route < other.route ? -1 : 1));
}

function tasksOf(sources: readonly Source[], known: FinishedSite): Array<{task: PageTask; html: string}> {
  const {outDir, baseUrl, site, firstArea, routesPaths, leftOut, feedPage} = known;
  const routes = new Set(routesPaths.map((route) => route.replace(/\/$/, '')));
  const pathOf = ({route}: Source) => route.slice(baseUrl.length);
  const isContent = (source: Source) =>
    routes.has(source.route.replace(/\/$/, '')) && !leftOut.includes(pathOf(source));
  const paths = new Set(sources.filter(isContent).map(pathOf));
  const linkedIds = new Map<string, Set<string>>([...paths].map((one) => [one, new Set()]));
  const linkedPages = sources.map(({links}) =>
    links.flatMap((link) => {
      const [page, id] = link.split('#');
      if (id) linkedIds.get(page)?.add(id);
      return paths.has(page) ? [page] : [];
    }),
  );
  return sources.map((source, index) => {
    const {file, html} = source;
    if (!isContent(source)) return {task: {outDir, file}, html};
    const own = pathOf(source);
    const content = {
      ...{path: own, site, firstArea, hasFeed: own === feedPage},
      linkedIds: [...(linkedIds.get(own) ?? [])].sort(),
      linkedPages: [...new Set(linkedPages[index])].sort(),
    };
    return {task: {outDir, file, content}, html};
  });
}

/** An `a` element's tag: attributes may hold `>` between quotation marks. */
const tags = /<a\s(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const href = /\shref=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/;
/** Headings and properties lead to themselves. */
const toItself = /\sclass=["']?[^>"']*\b(?:hash-link|property-name)\b/;

/**
 * Absolute addresses that a page's links name, each once, decoded where they are UTF-8.
 *
 * They are looked up in the text, not in a tree: pages are parsed later, by threads that know what links lead to them.
 */
export function linksOf(html: string, address: string): string[] {
  const found = new Set<string>();
  for (const [tag] of html.matchAll(tags)) {
    const [, double, single, bare] = href.exec(tag) ?? [];
    const value = double ?? single ?? bare;
    if (value === undefined || toItself.test(tag)) continue;
    const target = value.replaceAll('&amp;', '&');
    if (URL.canParse(target, address)) found.add(decodeAddress(new URL(target, address).href));
  }
  return [...found];
}

/** Puts what reads a page, with all packages that it imports, into one file that a thread can load. */
async function bundleReader(folder: string) {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'readFinishedPage.ts')],
    absWorkingDir: __dirname,
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  // Its process keeps a hundred megabytes that nothing else of the build needs for a while.
  await stop();
  const [{text}] = outputFiles;
  await writeFiles(folder, {'readFinishedPage.mjs': text});
  return {file: path.join(folder, 'readFinishedPage.mjs'), digest: digest(text)};
}

async function runInThreads(program: string, tasks: readonly PageTask[]): Promise<PageReading[]> {
  if (tasks.length === 0) return [];
  const threads = Math.min(os.availableParallelism(), Math.ceil(tasks.length / pagesOfThread));
  // Trees of pages are short-lived: a fourth of a thread's time went to clear up after each 16 MB of new objects.
  const resourceLimits = {maxYoungGenerationSizeMb: 64};
  const pool = new Tinypool({filename: program, minThreads: threads, maxThreads: threads, resourceLimits});
  try {
    return await Promise.all(tasks.map((task): Promise<PageReading> => pool.run(task)));
  } finally {
    await pool.destroy();
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
