import fs from 'node:fs';
import {isSeq, LineCounter, parseDocument, type ParsedNode} from 'yaml';
import {inRoot} from '../projectRoot';
import {blockKind} from './languages/languages';
import type {ExampleProblem, PageBlock} from './page/PageBlock';

/** A block that cannot be run anywhere but at the reader's. */
export interface NotRunEntry {
  page: string;
  /** Text that stands in this block of the page alone. */
  block: string;
  reason: string;
  /** Line of the ledger, from 1. */
  line: number;
}

export const notRunLedger = 'scripts/examples/notRun.yaml';

/** Kinds that are checked without being run, and need no entry. */
const checkedAnyway = ['c', 'syntax', 'data', 'http'];

const problemAt = (line: number, message: string): ExampleProblem => ({page: notRunLedger, line, message});

/** Reads the ledger, whose form `.vscode/schemas/notRun.json` holds. */
export function readNotRun() {
  const lineCounter = new LineCounter();
  const source = fs.readFileSync(inRoot(notRunLedger), 'utf8');
  const {contents, errors} = parseDocument<ParsedNode>(source, {lineCounter, prettyErrors: false});
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const entries = (isSeq<ParsedNode>(contents) ? contents.items : []).map((item): NotRunEntry => {
    return {...item.toJSON(), line: lineAt(item.range[0])};
  });
  return {entries, problems: errors.map(({message, pos}) => problemAt(lineAt(pos[0]), message))};
}

/** The blocks of a page that its entries name, and the entries that name none, several, or one that needs no entry. */
export function findNotRun(blocks: PageBlock[], entries: NotRunEntry[]) {
  const found = new Map<PageBlock, NotRunEntry>();
  const problems: ExampleProblem[] = [];
  for (const entry of entries) {
    const {page, block: text, line} = entry;
    const [block, ...more] = blocks.filter((each) => each.text.includes(text));
    const place = block && `${page}:${block.line}`;
    const report = (message: string) => problems.push(problemAt(line, message));
    if (!block) report(`no block of ${page} holds "${text}"; remove the entry or correct it.`);
    else if (more.length > 0) {
      const lines = [block, ...more].map((each) => each.line).join(', ');
      report(
        `the blocks of ${page} in the lines ${lines} hold "${text}"; take a text that one of them alone has.`,
      );
    } else if (found.has(block)) report(`another entry names the block ${place} too; remove one.`);
    else if (checkedAnyway.includes(blockKind(block)))
      report(`the block ${place} is checked without being run; remove the entry.`);
    else found.set(block, entry);
  }
  for (const [block, {page, line}] of found) {
    const before = blocks.slice(0, blocks.indexOf(block)).findLast((each) => blockKind(each) !== 'output');
    if (blockKind(block) !== 'output' || !before || !found.has(before)) continue;
    const message = `the block ${page}:${block.line} is the output of one that is not run, and needs no entry; remove it.`;
    problems.push(problemAt(line, message));
  }
  return {found, problems};
}
