import fs from 'node:fs';
import path from 'node:path';
import {isMap, isSeq, LineCounter, parseDocument, type ParsedNode} from 'yaml';
import {projectRoot} from '../projectRoot';
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

/** Path of the ledger from the root of the project. */
export const notRunLedger = 'scripts/examples/notRun.yaml';

/** Kinds that are checked without being run, and need no entry. */
const checkedAnyway = ['c', 'syntax', 'data', 'http'];

const problemAt = (line: number, message: string): ExampleProblem => ({page: notRunLedger, line, message});

/** Reads the ledger of blocks that are not run: a list of entries that have these texts, and nothing else. */
export function readNotRun(file = path.join(projectRoot, notRunLedger)) {
  const lines = new LineCounter();
  const {contents, errors} = parseDocument<ParsedNode>(fs.readFileSync(file, 'utf8'), {
    lineCounter: lines,
    prettyErrors: false,
  });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const problems = errors.map(({message, pos}) => problemAt(lineAt(pos[0]), message));
  const entries: NotRunEntry[] = [];
  if (contents?.toJSON() && !isSeq(contents))
    problems.push(problemAt(1, 'this is no list; begin each entry with "- page:".'));
  for (const item of isSeq<ParsedNode>(contents) ? contents.items : []) {
    const {page, block, reason, ...others} = isMap(item) ? item.toJSON() : {};
    const line = lineAt(item.range[0]);
    const isComplete = [page, block, reason].every((text) => typeof text === 'string' && text.trim() !== '');
    if (isComplete && Object.keys(others).length === 0) entries.push({page, block, reason, line});
    else problems.push(problemAt(line, 'an entry has the texts page, block, reason, and nothing else.'));
  }
  return {entries, problems};
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
