import type {Nodes, Table as TableNode} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parsePage} from '../pages/parsePage';

/** A cell of a table, as plain text. */
export interface Cell {
  text: string;
  /** Line of the page, from 1. */
  line: number;
}

/** One row of a table below its header: cells by the header of their column. */
export type Row = Record<string, Cell>;

/** A table of the reference page. */
export interface Table {
  columns: string[];
  rows: Row[];
  line: number;
}

/** Code of the reference page. */
export interface Code {
  text: string;
  language: string;
  /** Line of the opening fence. */
  line: number;
}

/** What stands below one heading, up to the next. */
export interface Section {
  heading: string;
  line: number;
  codes: Code[];
  tables: Table[];
}

/** A `<Field>` that describes a configuration option. */
export interface OptionField {
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
    if (node.type === 'heading') sections.push({heading: headingText(node), line, codes: [], tables: []});
    else if (node.type === 'code') current?.codes.push({text: node.value, language: node.lang ?? '', line});
    else if (node.type === 'table') current?.tables.push(readTable(node));
  }
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (element.name === 'Field') options.push(readField(element));
  });
  return {file, sections, options};
}

function readTable(node: TableNode): Table {
  const [header, ...rows] = node.children;
  const columns = header.children.map(plain);
  const read = (row: (typeof rows)[number]): Row =>
    Object.fromEntries(
      row.children.map((cell, index) => [columns[index], {text: plain(cell), line: lineOf(row)}]),
    );
  return {columns, rows: rows.map(read), line: lineOf(node)};
}

function readField(element: MdxJsxFlowElement | MdxJsxTextElement): OptionField {
  const properties = element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return {
    properties: Object.fromEntries(properties),
    meaning: plain(element as Nodes),
    line: lineOf(element as Nodes),
  };
}

/** The comment with a heading's id is an expression, whose text would count. */
function headingText(node: Nodes): string {
  return plain(node).replace(/\s*\/\*.*\*\/$/, '');
}

function plain(node: Nodes): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 0;
}
