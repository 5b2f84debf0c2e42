import type {Nodes, Table as TableNode} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parsePage} from '../../scripts/pages/parsePage';

/** A table of the reference page: each row has the texts of its cells by the header of their column, and its line. */
export type Table = ReturnType<typeof readTable>;
export type Row = Table['rows'][number];

/** What stands below one heading, up to the next; lines are those of headings and opening fences. */
export interface Section {
  heading: string;
  line: number;
  codes: {text: string; language: string; line: number}[];
  tables: Table[];
}

/** A `<Field>` that describes a configuration option. */
interface OptionField {
  /** Texts by property: `name`, `range`, `unit`, `default`, `since`. */
  properties: Record<string, string>;
  meaning: string;
  line: number;
}

/** The SDK reference, as its page states it. */
export interface Reference {
  /** Path from the project's root. */
  file: string;
  sections: Section[];
  options: OptionField[];
}

const plain = (node: Nodes) => textOf(node).replace(/\s+/g, ' ').trim();
const lineOf = (node: Nodes) => node.position?.start.line ?? 0;

/**
 * Reads the page of the SDK reference.
 *
 * @param file named in problems
 */
export function readReference(file: string, page: string): Reference {
  const sections: Section[] = [];
  const options: OptionField[] = [];
  const tree = parsePage(page);
  for (const node of tree.children) {
    const line = lineOf(node);
    const current = sections.at(-1);
    if (node.type === 'heading') {
      // The comment with a heading's id is an expression, whose text would count.
      const heading = plain(node).replace(/\s*\/\*.*\*\/$/, '');
      sections.push({heading, line, codes: [], tables: []});
    } else if (node.type === 'code') current?.codes.push({text: node.value, language: node.lang ?? '', line});
    else if (node.type === 'table') current?.tables.push(readTable(node));
  }
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, attributes} = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (name !== 'Field') return;
    const properties = attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && typeof each.value === 'string' ? [[each.name, each.value]] : [],
    );
    options.push({
      properties: Object.fromEntries(properties),
      meaning: plain(node as Nodes),
      line: lineOf(node as Nodes),
    });
  });
  return {file, sections, options};
}

function readTable({children: [header, ...rows]}: TableNode) {
  const columns = header.children.map(plain);
  const cellsOf = (row: typeof header): Record<string, string> =>
    Object.fromEntries(row.children.map((cell, index) => [columns[index], plain(cell)]));
  return {columns, rows: rows.map((row) => ({cells: cellsOf(row), line: lineOf(row)}))};
}
