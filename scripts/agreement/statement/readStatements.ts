import fs from 'node:fs';
import path from 'node:path';
import type {Nodes, Root, Table} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {readDescriptions} from '../../pages/readDescriptions';
import type {StatedLink, Statement} from './Statement';

/** Text with code between backticks, and the place of each link in it. */
interface Line {
  text: string;
  links: Array<StatedLink & {at: number}>;
}

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? (node.children as Nodes[]) : []);

function addTo(line: Line, node: Nodes): void {
  if (node.type === 'inlineCode') line.text += `\`${node.value}\``;
  else if (node.type === 'text') line.text += node.value;
  else if (node.type === 'break') line.text += ' ';
  else {
    if (node.type === 'link') line.links.push({url: node.url, text: textOf(node), at: line.text.length});
    for (const child of childrenOf(node)) addTo(line, child);
  }
}

function textLine(node: Nodes): Line {
  const line: Line = {text: '', links: []};
  for (const child of childrenOf(node)) addTo(line, child);
  return {...line, text: line.text.replace(/\s/g, ' ')};
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

  const add = (
    node: Nodes,
    {text, links}: Line,
    {subjects = [], before = []}: Partial<Pick<Statement, 'subjects' | 'before'>> = {},
  ) =>
    statements.push({
      file,
      line: lineOf(node.position?.start.line ?? 1),
      text,
      codes: codesIn(text),
      links: links.map(({url, text: shown}) => ({url, text: shown})),
      subjects,
      before,
      heading,
    });

  const addSentences = (node: Nodes) => {
    const {text, links} = textLine(node);
    const places = borders(text);
    for (const [index, start] of places.slice(0, -1).entries()) {
      const end = places[index + 1];
      const sentence = {
        text: text.slice(start, end).trim(),
        links: links.filter(({at}) => at >= start && at < end),
      };
      add(node, sentence, {before: codesIn(text.slice(0, start))});
    }
  };

  const addRows = ({children: [, ...rows]}: Table) => {
    for (const row of rows) {
      const cells = row.children.map(textLine);
      const links = cells.flatMap((cell) => cell.links);
      const line = {text: cells.map(({text}) => text).join(' | '), links};
      add(row, line, {subjects: codesIn(cells[0]?.text ?? '')});
    }
  };

  const read = (node: Nodes): void => {
    if (node.type === 'heading' && node.depth === 2) heading = textOf(node).replace(/\s*\/\*.*\*\/$/, '');
    if (node.type === 'table') addRows(node);
    else if (node.type === 'paragraph' || node.type === 'heading') addSentences(node);
    else for (const child of childrenOf(node)) read(child);
  };
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
