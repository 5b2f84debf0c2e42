import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {readDocument} from '../../sandbox/node/readDocument';
import {projectRoot} from '../projectRoot';
import {contentHash} from './cache/contentHash';
import {noPassedPages, type PassedPages, passedPages} from './cache/passedPages';
import {checkPage, type PageContext, type PageResult} from './checkPage';
import type {ExampleProblem} from './ExampleBlock';
import {listPages} from '../pages/listPages';
import {notRunLedger, readNotRun} from './notRun';
import {runTogether} from './runTogether';
import {neededPages} from './page/neededBlocks';
import {openDatabase} from './sql/Database';

/** What is to be checked. */
export interface CheckOptions {
  /** Paths from the root of the project; all pages when there are none. */
  pages?: readonly string[];
  /** Whether pages that passed before are checked again. */
  isFresh?: boolean;
  /** Path of a Python with the packages that examples import. */
  python: string;
  print(line: string): void;
}

/** What became of all pages. */
export interface ExamplesResult {
  passed: number;
  failed: number;
  notRun: number;
  /** Pages that passed before with the same content. */
  recalled: number;
  problems: ExampleProblem[];
}

/** What examples are checked with, besides their page. */
const checkedWith = [
  'sandbox',
  'model',
  'samples',
  'openapi',
  'scripts/examples',
  'scripts/pages',
  'scripts/sdk',
  'config',
  'plugins/api-reference/page/htmlComments.ts',
  'plugins/content/highlight',
  'package.json',
];
const leftOut = /\.test\.ts$|^scripts\/examples\/notRun\.yaml$/;
const cacheFolder = path.join('node_modules', '.cache', 'examples');

function createContext(python: string, notRun: PageContext['notRun']): PageContext {
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

function readSource(page: string): string | undefined {
  const file = path.join(projectRoot, page);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** Entries of the ledger that name no page. */
function unknownPages(entries: {page: string; line: number}[], pages: readonly string[]): ExampleProblem[] {
  return entries
    .filter(({page}) => !pages.includes(page))
    .map(({page, line}) => ({
      page: notRunLedger,
      line,
      message: `there is no page ${page}; remove the entry.`,
    }));
}

/** Checks the examples of pages, two pages at a time, and prints a line about each. */
export async function checkPages({
  pages,
  isFresh = false,
  python,
  print,
}: CheckOptions): Promise<ExamplesResult> {
  const all = listPages(projectRoot);
  const notRun = readNotRun();
  const problems = [...notRun.problems, ...unknownPages(notRun.entries, all)];
  const context = createContext(python, notRun.entries);
  const cache: PassedPages = isFresh ? noPassedPages : passedPages(path.join(projectRoot, cacheFolder));
  const tools = spawnSync(python, ['--version']).stdout.toString() + process.version;
  const common = [contentHash(projectRoot, checkedWith, leftOut), tools];
  const results: PageResult[] = [];
  let recalled = 0;

  async function check(page: string, source: string): Promise<void> {
    const content = [
      ...common,
      source,
      ...neededPages(source).map((other) => readSource(other) ?? ''),
      JSON.stringify(notRun.entries.filter((entry) => entry.page === page)),
    ];
    const known = cache.recall(page, content);
    const started = Date.now();
    const result = known ?? (await checkPage({page, source}, context));
    if (known && known.blocks > 0) recalled++;
    else passedPages(path.join(projectRoot, cacheFolder)).remember(result, content);
    results.push(result);
    if (result.blocks === 0) return;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const outcome =
      result.problems.length > 0 ? `${result.failed} of ${result.blocks} failed` : `${result.blocks} passed`;
    print(`${page}: ${outcome}, ${known ? 'as before' : `${seconds} s`}`);
  }

  const tasks = (pages ?? all).map((page) => {
    const source = fs.readFileSync(path.join(projectRoot, page), 'utf8');
    return () => check(page, source);
  });
  await runTogether(tasks, 2);
  const sum = (key: 'blocks' | 'failed' | 'notRun') =>
    results.reduce((total, result) => total + result[key], 0);
  return {
    passed: Math.max(0, sum('blocks') - sum('failed')),
    failed: sum('failed') + problems.length,
    notRun: sum('notRun'),
    recalled,
    problems: [...problems, ...results.flatMap((result) => result.problems)],
  };
}
