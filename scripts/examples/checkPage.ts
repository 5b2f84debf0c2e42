import uniqBy from 'lodash/uniqBy';
import {checkC} from './c/checkC';
import {checkStatic, statedAddresses} from './checkStatic';
import {blockKind} from './languages/languages';
import {findNotRun, type NotRunEntry} from './notRun';
import {
  type ExampleProblem,
  blocksOf,
  isInside,
  type PageBlock,
  runLabel,
  runsThrough,
} from './page/PageBlock';
import {findNeeded, type PageExamples, type ReadSource, readTexts} from './page/readTexts';
import type {RunContext} from './run/PageRunner';
import {runPage} from './run/runPage';
import {runTrials} from './secrets/runTrials';

/** What a check found: `notRun` counts the blocks of the ledger, which were only parsed. */
export type PageResult = Awaited<ReturnType<typeof checkPage>>;

type TextContext = Omit<RunContext, 'neededBy'> & {readSource: ReadSource};

export type PageContext = Omit<TextContext, 'isNotRun'> & {notRun: NotRunEntry[]};

/** Runs a text in every way in which readers can follow it: problems, and blocks behind a command that failed. */
async function runEveryWay(blocks: PageBlock[], context: RunContext) {
  // Much of a run is waiting, for programs and as programs do.
  const runs = await Promise.all(
    runsThrough(blocks).map(async (run) => ({run, ...(await runPage(blocksOf(run, blocks), context))})),
  );
  const found = runs.flatMap(({run, problems}) => problems.map((problem) => ({run, ...problem})));
  // What fails in several runs is told once.
  const once = uniqBy(found, ({line, message}) => `${line} ${message.split('\n', 1)[0]}`);
  const problems = once.map(({run, page, line, message}): ExampleProblem => {
    return {page, line, message: message + runLabel(run)};
  });
  // A block of several runs is tried on the first of them.
  const secretBlocks = runs.flatMap((run) => run.secretBlocks);
  for (const each of uniqBy(secretBlocks, 'block')) problems.push(...(await runTrials(each, context)));
  return {problems, notReached: runs.flatMap(({notReached}) => notReached)};
}

async function checkAsWritten(blocks: PageBlock[], context: TextContext): Promise<ExampleProblem[]> {
  const problems: ExampleProblem[] = [];
  for (const block of blocks) problems.push(...(await checkStatic(block, {...context, blocks})));
  // Options of Kconfig and definitions of CMake hold for the C of the page.
  if (blocks.some((block) => blockKind(block) === 'c')) problems.push(...(await checkC(blocks)));
  return problems;
}

/** What keeps a text from being run, what its blocks need of other pages, and what else shows without running it. */
function readText({blocks, problems}: PageExamples, context: TextContext) {
  const {needed, problems: needProblems} = findNeeded(blocks, context.readSource);
  const stated = blocks.flatMap((block) => statedAddresses(block, context.platformUrls));
  const written = checkAsWritten(blocks, context);
  return {needed, unfit: [...problems, ...needProblems, ...stated], written};
}

/** Checks every block of a text; nothing is run while it cannot be read, or would call the platform. */
async function checkText(text: PageExamples, context: TextContext) {
  const {blocks} = text;
  const {needed, unfit, written: asWritten} = readText(text, context);
  const neededBy = (block: PageBlock) => needed.get(block) ?? [];
  const [written, runs] = await Promise.all([
    asWritten,
    unfit.length === 0 ? runEveryWay(blocks, {...context, neededBy}) : {problems: [], notReached: []},
  ]);
  const found = [...unfit, ...written];
  // Of a block that is wrong by itself, what comes of running it says nothing new.
  const wrong = blocks.filter((block) => found.some((problem) => isInside(block, problem)));
  const news = runs.problems.filter((problem) => !wrong.some((block) => isInside(block, problem)));
  return {problems: [...found, ...news], notReached: runs.notReached};
}

function openPage(page: string, source: string, notRun: NotRunEntry[]) {
  const texts = readTexts(page, source);
  const blocks = texts.flatMap((text) => text.blocks);
  const own = notRun.filter((entry) => entry.page === page);
  const {found, problems} = findNotRun(blocks, own);
  return {texts, blocks, found, problems, isNotRun: (block: PageBlock) => found.has(block)};
}

/** Problems of a file's blocks that show without running any; its code is parsed, or compiled. */
export async function checkWithoutRunning(page: string, source: string, context: PageContext) {
  const {texts, blocks, problems: ofLedger, isNotRun} = openPage(page, source, context.notRun);
  // Of a page that cannot be read yet, the ledger says nothing.
  const problems = blocks.length > 0 ? ofLedger : [];
  for (const text of texts) {
    const {unfit, written} = readText(text, {...context, isNotRun});
    problems.push(...unfit, ...(await written));
  }
  return problems;
}

/** Checks every block of a file: a page, or the descriptions of an OpenAPI file. */
export async function checkPage(page: string, source: string, context: PageContext) {
  const {texts, blocks, found, problems, isNotRun} = openPage(page, source, context.notRun);
  const failed = new Set<PageBlock>();
  for (const text of texts) {
    const result = await checkText(text, {...context, isNotRun});
    problems.push(...result.problems);
    for (const block of result.notReached) failed.add(block);
  }
  problems.sort((left, right) => left.line - right.line);
  const ofBlocks = blocks.filter((block) => problems.some((problem) => isInside(block, problem)));
  for (const block of ofBlocks) failed.add(block);
  const elsewhere = problems.filter((problem) => !blocks.some((block) => isInside(block, problem)));
  return {page, blocks: blocks.length, failed: failed.size + elsewhere.length, notRun: found.size, problems};
}
