import {checkC} from './c/checkC';
import {checkStatic} from './checkStatic';
import type {ExampleProblem} from './ExampleBlock';
import {blockKind} from './page/blockKind';
import {findNeeded, type ReadSource} from './page/neededBlocks';
import {isInside, type PageBlock} from './page/PageBlock';
import type {PageExamples} from './page/readBlocks';
import {statedAddresses} from './page/statedAddresses';
import {blocksOf, runLabel, runsThrough} from './page/runs';
import {runTrials} from './secrets/runTrials';
import {runPage} from './run/runPage';
import type {RunContext} from './run/RunContext';

/** What the texts of a page have in common. */
export type CheckContext = Omit<RunContext, 'neededBy'> & {readSource: ReadSource};

/** What became of a text's blocks. */
export interface TextResult {
  problems: ExampleProblem[];
  /** Blocks behind a command that failed. */
  notReached: Set<PageBlock>;
}

/** Runs a text in every way in which readers can follow it. */
async function runEveryWay(blocks: PageBlock[], context: RunContext): Promise<TextResult> {
  const problems = new Map<string, ExampleProblem>();
  const notReached = new Set<PageBlock>();
  // Much of a run is waiting, for programs and as programs do.
  const runs = await Promise.all(
    runsThrough(blocks).map(async (run) => ({
      run,
      result: await runPage(blocksOf(run, blocks), context),
    })),
  );
  for (const {run, result} of runs) {
    for (const block of result.notReached) notReached.add(block);
    for (const problem of result.problems) {
      // What fails in several runs is told once.
      const key = `${problem.line} ${problem.message.split('\n', 1)[0]}`;
      if (!problems.has(key)) problems.set(key, {...problem, message: `${problem.message}${runLabel(run)}`});
    }
  }
  // A block of several runs is tried on the first of them.
  const secretBlocks = new Map(
    runs.flatMap(({result}) => result.secretBlocks.map((each) => [each.block, each] as const)).reverse(),
  );
  const tried: ExampleProblem[] = [];
  for (const each of secretBlocks.values()) tried.push(...(await runTrials(each, context)));
  return {problems: [...problems.values(), ...tried], notReached};
}

/** Checks what shows without running anything. */
async function checkAsWritten(blocks: PageBlock[], context: CheckContext): Promise<ExampleProblem[]> {
  const {document, isNotRun} = context;
  const problems: ExampleProblem[] = [];
  for (const block of blocks) problems.push(...(await checkStatic(block, {document, blocks, isNotRun})));
  // Options of Kconfig and definitions of CMake hold for the C of the page.
  if (blocks.some((block) => blockKind(block) === 'c')) problems.push(...(await checkC(blocks)));
  return problems;
}

/** Checks every block of a text; nothing is run while it cannot be read, or would call the platform. */
export async function checkText(text: PageExamples, context: CheckContext): Promise<TextResult> {
  const {blocks} = text;
  const {needed, problems: needProblems} = findNeeded(blocks, context.readSource);
  const unfit = [
    ...text.problems,
    ...needProblems,
    ...blocks.flatMap((block) => statedAddresses(block, context.platformUrls)),
  ];
  const neededBy = (block: PageBlock) => needed.get(block) ?? [];
  const [written, runs] = await Promise.all([
    checkAsWritten(blocks, context),
    unfit.length === 0 ? runEveryWay(blocks, {...context, neededBy}) : undefined,
  ]);
  const problems = [...unfit, ...written];
  if (!runs) return {problems, notReached: new Set()};
  // Of a block that is wrong by itself, what comes of running it says nothing new.
  const wrong = blocks.filter((block) => problems.some((problem) => isInside(block, problem)));
  const news = runs.problems.filter((problem) => !wrong.some((block) => isInside(block, problem)));
  return {problems: [...problems, ...news], notReached: runs.notReached};
}
