import fs from 'node:fs';
import path from 'node:path';
import {isMap, isSeq, LineCounter, parseDocument, type ParsedNode} from 'yaml';
import {projectRoot} from '../projectRoot';
import type {ExampleProblem} from './ExampleBlock';
import {blockKind} from './page/blockKind';
import type {PageBlock} from './page/PageBlock';

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

/** Reads the ledger of blocks that are not run: a list of entries that have these texts, and nothing else. */
export function readNotRun(file = path.join(projectRoot, notRunLedger)) {
  const lines = new LineCounter();
  const {contents, errors} = parseDocument<ParsedNode>(fs.readFileSync(file, 'utf8'), {
    lineCounter: lines,
    prettyErrors: false,
  });
  const problems: ExampleProblem[] = [];
  const entries: NotRunEntry[] = [];
  const report = (offset: number, message: string) =>
    problems.push({page: notRunLedger, line: lines.linePos(offset).line, message});
  for (const {message, pos} of errors) report(pos[0], message);
  if (contents?.toJSON() && !isSeq(contents)) report(0, 'this is no list; begin each entry with "- page:".');
  for (const item of isSeq<ParsedNode>(contents) ? contents.items : []) {
    const {page, block, reason, ...others} = isMap(item) ? item.toJSON() : {};
    const isComplete = [page, block, reason].every((text) => typeof text === 'string' && text.trim() !== '');
    if (isComplete && Object.keys(others).length === 0)
      entries.push({page, block, reason, line: lines.linePos(item.range[0]).line});
    else report(item.range[0], 'an entry has the texts page, block, reason, and nothing else.');
  }
  return {entries, problems};
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
