import fs from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {readDescriptions} from '../../scripts/pages/parsePage';

/** A sentence of a page or a row of a table, with what it names. */
export interface Statement {
  /** From the root of the project. */
  file: string;
  /** From 1. */
  line: number;
  /** As readers see it, with code between backticks; cells of a row are parted by ` | `. */
  text: string;
  /** What stands in code, in its order. */
  codes: string[];
  links: {url: string; text: string}[];
  /** Code of the first cell of a row, which the other cells speak of; empty for a sentence. */
  subjects: string[];
  /** Code of the sentences before it in its paragraph, which "it" may stand for. */
  before: string[];
  /** Heading of the second level that it stands under. */
  heading: string;
}

/**
 * Holds what a statement says of one thing against its source: what is wrong with each claim, and undefined for a claim
 * with which the source agrees.
 */
export type Rule<Facts> = (statement: Statement, facts: Facts) => (string | undefined)[];

/** What came out for one rule: problems with file and line, and how many claims were held against their source. */
export function disagreements<Facts>(statements: readonly Statement[], rule: Rule<Facts>, facts: Facts) {
  const claims = statements.flatMap((statement) =>
    rule(statement, facts).map((problem) => problem && `${statement.file}:${statement.line}: ${problem}`),
  );
  return {problems: claims.filter((problem) => problem !== undefined), compared: claims.length};
}

/** Text with code between backticks, and the place of each link in it. */
interface Line {
  text: string;
  links: {url: string; text: string; at: number}[];
}

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

function addTo(line: Line, node: Nodes): Line {
  if (node.type === 'inlineCode') line.text += `\`${node.value.replace(/\s/g, ' ')}\``;
  else if (node.type === 'text') line.text += node.value.replace(/\s/g, ' ');
  else if (node.type === 'break') line.text += ' ';
  else if (node.type === 'link') line.links.push({url: node.url, text: textOf(node), at: line.text.length});
  for (const child of childrenOf(node)) addTo(line, child);
  return line;
}

const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** Places at which the sentences of a text begin, and its length; what ends a sentence inside code does not count. */
function borders(text: string): number[] {
  const prose = text.replace(/`[^`]*`/g, (code) => 'x'.repeat(code.length));
  const starts = [...prose.matchAll(/[.?!:;]\*{0,2} +(?=\S)/g)].map(({index, 0: end}) => index + end.length);
  return [0, ...starts, text.length];
}

/**
 * Reads what a Markdown or MDX tree states: each sentence and each row of a table. A clause behind a colon or a semicolon
 * is a statement of its own.
 *
 * @param file named in statements
 * @param lineOf line of the file, from 1, of a line of what was parsed
 */
export function readStatements(file: string, tree: Root, lineOf = (line: number) => line): Statement[] {
  const statements: Statement[] = [];
  let heading = '';

  function add(
    node: Nodes,
    text: string,
    links: Statement['links'],
    subjects: string[],
    before: string[],
  ): void {
    const line = lineOf(node.position?.start.line ?? 1);
    statements.push({file, line, text, codes: codesIn(text), links, subjects, before, heading});
  }

  function read(node: Nodes): void {
    // Releases stand below their years.
    const deepest = file.endsWith('release-notes.mdx') ? 3 : 2;
    if (node.type === 'heading' && node.depth > 1 && node.depth <= deepest)
      heading = textOf(node).replace(/\s*\/\*.*\*\/$/, '');
    if (node.type === 'table') {
      for (const row of node.children.slice(1)) {
        const cells = row.children.map((cell) => addTo({text: '', links: []}, cell));
        const text = cells.map((cell) => cell.text).join(' | ');
        const links = cells.flatMap((cell) => cell.links);
        add(row, text, links, codesIn(cells[0]?.text ?? ''), []);
      }
    } else if (node.type === 'paragraph' || node.type === 'heading') {
      const {text, links} = addTo({text: '', links: []}, node);
      const [, ...ends] = borders(text);
      let start = 0;
      for (const end of ends) {
        const inside = links.filter(({at}) => at >= start && at < end);
        add(node, text.slice(start, end).trim(), inside, [], codesIn(text.slice(0, start)));
        start = end;
      }
    } else for (const child of childrenOf(node)) read(child);
  }
  read(tree);
  return statements;
}

/** Everything that the pages state, those of the API reference and the tooltips of terms included. */
export function statementsOf(root: string, pages: ReadonlyMap<string, Root>): Statement[] {
  const texts = ['openapi/platform-api.yaml', 'plugins/content/glossary/terms.yaml'].flatMap((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    const {found} = readDescriptions(source, ['definition', 'description']);
    return found.flatMap(({tree, lineOf}) => readStatements(file, tree, lineOf));
  });
  return [...[...pages].flatMap(([file, tree]) => readStatements(file, tree)), ...texts];
}
