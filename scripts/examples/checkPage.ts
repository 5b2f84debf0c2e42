import {type CheckContext, checkText} from './checkText';
import type {ExampleProblem} from './ExampleBlock';
import {findNotRun, type NotRunEntry} from './notRun';
import {isInside, type PageBlock} from './page/PageBlock';
import {readTexts} from './page/readTexts';

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
export type PageContext = Omit<CheckContext, 'isNotRun'> & {notRun: NotRunEntry[]};

/** A page that is to be checked. */
export interface PageSource {
  /** Path from the root of the project. */
  page: string;
  source: string;
}

function countFailed(blocks: PageBlock[], problems: ExampleProblem[], notReached: Set<PageBlock>): number {
  const failed = blocks.filter(
    (block) => notReached.has(block) || problems.some((each) => isInside(block, each)),
  );
  const elsewhere = problems.filter((problem) => !blocks.some((block) => isInside(block, problem)));
  return failed.length + elsewhere.length;
}

/** Checks every block of a file: a page, or the descriptions of an OpenAPI file. */
export async function checkPage({page, source}: PageSource, context: PageContext): Promise<PageResult> {
  const texts = readTexts(page, source);
  const blocks = texts.flatMap((text) => text.blocks);
  const entries = context.notRun.filter((entry) => entry.page === page);
  const {found, problems} = findNotRun(blocks, entries);
  const notReached = new Set<PageBlock>();
  for (const text of texts) {
    const result = await checkText(text, {...context, isNotRun: (block) => found.has(block)});
    problems.push(...result.problems);
    for (const block of result.notReached) notReached.add(block);
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
