import {checkC} from './c/checkC';
import {checkStatic} from './checkStatic';
import type {ExampleProblem} from './ExampleBlock';
import {findNotRun, type NotRunEntry} from './ledgers/notRun';
import {blockKind} from './page/blockKind';
import {findNeeded, type ReadSource} from './page/neededBlocks';
import type {PageBlock} from './page/PageBlock';
import {readPage} from './page/readPage';
import {statedAddresses} from './page/statedAddresses';
import {blocksOf, walkLabel, walksThrough} from './page/walks';
import {runWalk} from './walk/runWalk';
import type {WalkContext} from './walk/WalkContext';

/** What became of a page's blocks. */
export interface PageResult {
  page: string;
  blocks: number;
  failed: number;
  /** Blocks of the ledger, which were only parsed. */
  notRun: number;
  problems: ExampleProblem[];
}

/** What pages have in common. */
export type PageContext = Omit<WalkContext, 'isNotRun' | 'neededBy'> & {
  notRun: NotRunEntry[];
  readSource: ReadSource;
};

/** A page that is to be checked. */
export interface PageSource {
  /** Path from the root of the project. */
  page: string;
  source: string;
}

const isInside = (block: PageBlock, {page, line}: ExampleProblem) =>
  page === block.page &&
  line >= Math.min(block.line, ...block.directives.map((directive) => directive.line)) &&
  line <= (block.lines.at(-1) ?? block.line);

function countFailed(blocks: PageBlock[], problems: ExampleProblem[], notReached: Set<PageBlock>): number {
  const failed = blocks.filter(
    (block) => notReached.has(block) || problems.some((each) => isInside(block, each)),
  );
  const elsewhere = problems.filter((problem) => !blocks.some((block) => isInside(block, problem)));
  return failed.length + elsewhere.length;
}

/** Walks through a page in every way in which readers can. */
async function runWalks(blocks: PageBlock[], context: WalkContext) {
  const problems = new Map<string, ExampleProblem>();
  const notReached = new Set<PageBlock>();
  for (const walk of walksThrough(blocks)) {
    const result = await runWalk(blocksOf(walk, blocks), context);
    for (const block of result.notReached) notReached.add(block);
    for (const problem of result.problems) {
      // What fails in several walks is told once.
      const key = `${problem.line} ${problem.message.split('\n', 1)[0]}`;
      if (!problems.has(key))
        problems.set(key, {...problem, message: `${problem.message}${walkLabel(walk)}`});
    }
  }
  return {problems: [...problems.values()], notReached};
}

/** Checks every block of a page; nothing is run while it cannot be read, or would call the platform. */
export async function checkPage({page, source}: PageSource, context: PageContext): Promise<PageResult> {
  const {blocks, problems} = readPage(page, source);
  const {needed, problems: needProblems} = findNeeded(blocks, context.readSource);
  problems.push(...needProblems, ...blocks.flatMap((block) => statedAddresses(block, context.platformUrls)));
  const canRun = problems.length === 0;
  const entries = context.notRun.filter((entry) => entry.page === page);
  const {found, problems: ledgerProblems} = findNotRun(blocks, entries);
  problems.push(...ledgerProblems);
  const isNotRun = (block: PageBlock) => found.has(block);
  for (const block of blocks) {
    problems.push(...(await checkStatic(block, {document: context.document, blocks, isNotRun})));
  }
  // Options of Kconfig and definitions of CMake hold for the C of the page.
  if (blocks.some((block) => blockKind(block) === 'c')) problems.push(...(await checkC(blocks)));
  let notReached = new Set<PageBlock>();
  if (canRun) {
    const neededBy = (block: PageBlock) => needed.get(block) ?? [];
    const walks = await runWalks(blocks, {...context, isNotRun, neededBy});
    // Of a block that is wrong by itself, what comes of running it says nothing new.
    const wrong = blocks.filter((block) => problems.some((problem) => isInside(block, problem)));
    problems.push(...walks.problems.filter((problem) => !wrong.some((block) => isInside(block, problem))));
    notReached = walks.notReached;
  }
  problems.sort((left, right) => left.line - right.line);
  return {
    page,
    blocks: blocks.length,
    failed: countFailed(blocks, problems, notReached),
    notRun: found.size,
    problems,
  };
}
