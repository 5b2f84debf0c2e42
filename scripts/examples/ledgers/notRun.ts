import path from 'node:path';
import {projectRoot} from '../../projectRoot';
import type {ExampleProblem} from '../ExampleBlock';
import {blockKind} from '../page/blockKind';
import type {PageBlock} from '../page/PageBlock';
import {readLedger} from './readLedger';

/** A block that cannot be run anywhere but at the reader's. */
export interface NotRunEntry {
  page: string;
  /** Text that stands in this block of the page alone. */
  block: string;
  reason: string;
  /** Line of the ledger, from 1. */
  line: number;
}

/** Path of the ledger from the root of the project. */
export const notRunLedger = 'scripts/examples/notRun.yaml';

/** Kinds that are checked without being run, and need no entry. */
const checkedAnyway = ['c', 'syntax', 'data', 'http'];

/** Reads the ledger of blocks that are not run. */
export function readNotRun(file = path.join(projectRoot, notRunLedger)) {
  const {entries, problems} = readLedger(file, notRunLedger, ['page', 'block', 'reason']);
  return {
    entries: entries.map(
      ({fields: {page, block, reason}, line}): NotRunEntry => ({page, block, reason, line}),
    ),
    problems,
  };
}

/** The blocks of a page that its entries name, and the entries that name none, several, or one that needs no entry. */
export function findNotRun(blocks: PageBlock[], entries: NotRunEntry[]) {
  const found = new Set<PageBlock>();
  const problems: ExampleProblem[] = [];
  for (const {page, block: text, line} of entries) {
    const report = (message: string) => problems.push({page: notRunLedger, line, message});
    const matching = blocks.filter((block) => block.text.includes(text));
    const [block] = matching;
    if (!block) report(`no block of ${page} holds "${text}"; remove the entry or correct it.`);
    else if (matching.length > 1) {
      const lines = matching.map((each) => each.line).join(', ');
      report(
        `the blocks of ${page} in the lines ${lines} hold "${text}"; take a text that one of them alone has.`,
      );
    } else if (found.has(block))
      report(`another entry names the block ${page}:${block.line} too; remove one.`);
    else if (checkedAnyway.includes(blockKind(block))) {
      report(`the block ${page}:${block.line} is checked without being run; remove the entry.`);
    } else found.add(block);
  }
  for (const {block: text, page, line} of entries) {
    const block = blocks.find((each) => found.has(each) && each.text.includes(text));
    const before = block && blockBefore(block, blocks);
    if (block && before && blockKind(block) === 'output' && found.has(before)) {
      const message = `the block ${page}:${block.line} is the output of one that is not run, and needs no entry; remove it.`;
      problems.push({page: notRunLedger, line, message});
    }
  }
  return {found, problems};
}

/** The block whose output another one shows, as far as the order of the page tells. */
function blockBefore(block: PageBlock, blocks: PageBlock[]): PageBlock | undefined {
  return blocks.slice(0, blocks.indexOf(block)).findLast((each) => blockKind(each) !== 'output');
}
