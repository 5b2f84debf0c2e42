import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import {readDocument} from '../../sandbox/node/readDocument';
import {listPages} from '../pages/listPages';
import {projectRoot} from '../projectRoot';
import {checkPage, type PageContext, type PageResult} from './checkPage';
import {notRunLedger, readNotRun} from './notRun';
import type {ExampleProblem} from './page/PageBlock';
import {neededPages} from './page/neededBlocks';
import {contentHash, passedPages} from './passedPages';
import {openDatabase} from './sql/Database';

export interface CheckOptions {
  /** All pages when there are none. */
  pages?: readonly string[];
  /** Whether pages that passed before are checked again. */
  isFresh?: boolean;
  /** Path of a Python with the packages that examples import. */
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
  'plugins/api-reference/page/htmlComments.ts',
  'plugins/content/downloads',
  'plugins/content/highlight',
  'package.json',
];
const leftOut = /\.test\.ts$|^scripts\/examples\/notRun\.yaml$/;

function readSource(page: string): string | undefined {
  const file = path.join(projectRoot, page);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** What pages are checked with. */
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

/**
 * Checks the examples of pages, two pages at a time, and prints a line about each.
 *
 * @returns counts of blocks, problems, and a note with what is worth knowing besides
 */
export async function checkPages(options: CheckOptions) {
  const {isFresh = false, python, print} = options;
  const all = listPages(projectRoot);
  const {entries, problems} = readNotRun();
  for (const {page, line} of entries.filter((entry) => !all.includes(entry.page)))
    problems.push({page: notRunLedger, line, message: `there is no page ${page}; remove the entry.`});
  const context = createContext(python, entries);
  const cache = passedPages(path.join(projectRoot, 'node_modules', '.cache', 'examples'));
  const tools = spawnSync(python, ['--version']).stdout.toString() + process.version;
  const common = [contentHash(projectRoot, checkedWith, leftOut), tools];
  let recalled = 0;

  async function check(page: string): Promise<PageResult> {
    const source = fs.readFileSync(path.join(projectRoot, page), 'utf8');
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
  const results = await Promise.all((options.pages ?? all).map((page) => limit(check, page)));
  const sum = (key: 'blocks' | 'failed' | 'notRun') =>
    results.reduce((total, result) => total + result[key], 0);
  const notes = [
    sum('notRun') > 0 && `${sum('notRun')} parsed and not run`,
    recalled > 0 && `${recalled} pages unchanged`,
  ];
  return {
    passed: Math.max(0, sum('blocks') - sum('failed')),
    failed: sum('failed') + problems.length,
    note: notes.filter(Boolean).join(', '),
    problems: [...problems, ...results.flatMap((result) => result.problems)],
  };
}
