import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sumBy from 'lodash/sumBy';
import pLimit from 'p-limit';
import {readDocument} from '../../sandbox/node/readDocument';
import {listPages} from '../pages/listPages';
import {inRoot, projectRoot} from '../projectRoot';
import {projectFiles} from '../siteCopy/projectFiles';
import {checkPage, type PageContext, type PageResult} from './checkPage';
import {notRunLedger, readNotRun} from './notRun';
import type {ExampleProblem} from './page/PageBlock';
import {neededPages} from './page/readTexts';
import {openDatabase} from './sql/Database';

interface CheckOptions {
  /** All pages when there are none. */
  pages?: readonly string[];
  isFresh?: boolean;
  python: string;
  print(line: string): void;
}

/** What examples are checked with, besides their page. */
const checkedWith = [
  'sandbox',
  'model',
  'samples',
  'openapi',
  'scripts/examples',
  'scripts/pages',
  'tests/sdk',
  'config',
  'plugins/content/downloads',
  'plugins/content/highlight',
  'package.json',
];
const leftOut = /\.test\.ts$|^scripts\/examples\/notRun\.yaml$/;

const readSource = (page: string) =>
  fs.existsSync(inRoot(page)) ? fs.readFileSync(inRoot(page), 'utf8') : undefined;

export function createContext(python: string, notRun: PageContext['notRun']): PageContext {
  const document = readDocument(projectRoot);
  const {servers = []} = document as {servers?: {url: string}[]};
  return {
    document,
    platformUrls: [...servers.map(({url}) => url), 'http://localhost:4010'],
    python,
    openDatabase,
    notRun,
    readSource,
    timeouts: {command: 300_000, background: 300_000},
  };
}

/** Problems as `docs/intro.mdx:12: what was found`. */
export function problemLines(problems: readonly ExampleProblem[]): string[] {
  return problems.map(({page, line, message}) => `${page}:${line}: ${message}`);
}

/** Hash of the names and contents of project files and folders, but for some paths. */
export function contentHash(root: string, names: readonly string[], leaveOut: RegExp): string {
  const hash = createHash('sha256');
  for (const file of projectFiles(root))
    if (names.some((name) => `${file}/`.startsWith(`${name}/`)) && !leaveOut.test(file))
      hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

export function passedPages(folder: string) {
  const fileOf = (page: string) => path.join(folder, `${page.replaceAll(/[^\w.-]/g, '_')}.json`);
  const keyOf = (content: readonly string[]) =>
    createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return {
    /** What became of a page when it had this content; undefined when it is to be checked. */
    recall(page: string, content: readonly string[]): PageResult | undefined {
      try {
        const {key, result} = JSON.parse(fs.readFileSync(fileOf(page), 'utf8'));
        return key === keyOf(content) ? result : undefined;
      } catch {
        return undefined; // Not there, or half written by a run that was ended.
      }
    },
    remember(result: PageResult, content: readonly string[]): void {
      if (result.problems.length > 0) return;
      fs.mkdirSync(folder, {recursive: true});
      fs.writeFileSync(fileOf(result.page), JSON.stringify({key: keyOf(content), result}));
    },
  };
}

/** Checks the examples of pages, two at a time, and prints a line about each. Returns counts of blocks and problems. */
export async function checkPages({pages, isFresh, python, print}: CheckOptions) {
  const all = listPages(projectRoot);
  const {entries, problems} = readNotRun();
  for (const {page, line} of entries.filter((entry) => !all.includes(entry.page)))
    problems.push({page: notRunLedger, line, message: `there is no page ${page}; remove the entry.`});
  const context = createContext(python, entries);
  const cache = passedPages(inRoot('node_modules/.cache/examples'));
  const tools = spawnSync(python, ['--version']).stdout.toString() + process.version;
  const common = [contentHash(projectRoot, checkedWith, leftOut), tools];
  let recalled = 0;

  async function check(page: string): Promise<PageResult> {
    const source = fs.readFileSync(inRoot(page), 'utf8');
    const content = [
      ...common,
      source,
      ...neededPages(source).map((other) => readSource(other) ?? ''),
      JSON.stringify(entries.filter((entry) => entry.page === page)),
    ];
    const known = isFresh ? undefined : cache.recall(page, content);
    const started = Date.now();
    const result = known ?? (await checkPage(page, source, context));
    const {blocks, failed} = result;
    if (!known) cache.remember(result, content);
    if (blocks === 0) return result;
    if (known) recalled++;
    const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
    const outcome = result.problems.length > 0 ? `${failed} of ${blocks} failed` : `${blocks} passed`;
    print(`${page}: ${outcome}, ${known ? 'as before' : seconds}`);
    return result;
  }

  const limit = pLimit(2);
  const results = await Promise.all((pages ?? all).map((page) => limit(check, page)));
  const [blocks, failed, notRun] = (['blocks', 'failed', 'notRun'] as const).map((key) =>
    sumBy(results, key),
  );
  const notes = [notRun > 0 && `${notRun} parsed and not run`, recalled > 0 && `${recalled} pages unchanged`];
  return {
    passed: Math.max(0, blocks - failed),
    failed: failed + problems.length,
    note: notes.filter(Boolean).join(', '),
    problems: [...problems, ...results.flatMap((result) => result.problems)],
  };
}
