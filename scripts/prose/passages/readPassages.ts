import {parse} from '@babel/parser';
import type {Node} from 'estree';
import type {Nodes, Root, Table} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {isMap, isScalar, parseDocument} from 'yaml';
import {parseFile, readDescriptions} from '../../pages/parsePage';
import {alignText, type Passage, PassageBuilder, type PassageKind} from './Passage';
import {readCodeTexts, shownNames} from './readCodeTexts';

const kinds: Partial<Record<Nodes['type'], PassageKind>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
};

const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;
const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? (node.children as Nodes[]) : []);
const isComponent = (node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function addPhrasing(node: Nodes, builder: PassageBuilder, source: string): void {
  const start = startOf(node);
  if (node.type === 'text') builder.add(node.value, start);
  else if (node.type === 'inlineCode') builder.add(node.value, start + 1, {isCode: true});
  else if (node.type === 'break') builder.add(' ', start);
  else if (node.type === 'textDirective') builder.add(source.slice(start, node.position?.end.offset), start);
  else if (node.type === 'image') builder.add(node.alt ?? '', start);
  else if (isComponent(node) && node.children.length === 0) builder.addThing(start);
  else for (const child of childrenOf(node)) addPhrasing(child, builder, source);
}

function passageOf(node: Nodes, kind: PassageKind, source: string): Passage[] {
  const builder = new PassageBuilder(source);
  for (const child of childrenOf(node)) addPhrasing(child, builder, source);
  return builder.finish(kind);
}

function readTable({children: [head, ...rows]}: Table, source: string): Passage[] {
  const headers = head.children.map((cell) => passageOf(cell, 'cell', source));
  const cells = rows.flatMap((row) => {
    const read = row.children.map((cell) => passageOf(cell, 'cell', source));
    const first = read[0]?.[0]?.text;
    return read.flatMap((cell, column) =>
      cell.map((passage) => ({...passage, column: headers[column]?.[0]?.text, row: first})),
    );
  });
  return [...headers.flat(), ...cells];
}

function readLabels(component: MdxJsxFlowElement | MdxJsxTextElement, source: string): Passage[] {
  return component.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const {name, value} = attribute;
    if (typeof value === 'string' && shownNames.has(name)) {
      const start = attribute.position?.start.offset ?? startOf(component);
      return new PassageBuilder(source).add(value, start + name.length + 2).finish('label');
    }
    const program = typeof value === 'object' ? value?.data?.estree : undefined;
    return program ? readCodeTexts(program, source, name) : [];
  });
}

/** Reads what a tree of Markdown says, and the labels of its components. */
function readMarkdown(tree: Root, source: string): Passage[] {
  const read = (node: Nodes): Passage[] => {
    const kind = kinds[node.type];
    const labels = isComponent(node) ? readLabels(node, source) : [];
    if (node.type === 'table') return readTable(node, source);
    if (!kind) return [...labels, ...childrenOf(node).flatMap(read)];
    return [...passageOf(node, kind, source), ...childrenOf(node).filter(isComponent).flatMap(read)];
  };
  return read(tree);
}

function readFrontMatter(tree: Root, source: string): Passage[] {
  const [yaml] = tree.children;
  if (yaml?.type !== 'yaml') return [];
  const start = source.indexOf(yaml.value, yaml.position?.start.offset);
  const {contents} = parseDocument(yaml.value);
  if (!isMap(contents)) return [];
  return (['title', 'description'] as const).flatMap((key) => {
    const value = contents.get(key, true);
    if (!isScalar(value) || typeof value.value !== 'string') return [];
    const kind = key === 'title' ? 'heading' : 'paragraph';
    return new PassageBuilder(source).add(value.value, start + (value.range?.[0] ?? 0)).finish(kind);
  });
}

function readTexts(source: string): Passage[] {
  const {found} = readDescriptions(source, ['definition', 'description', 'summary']);
  return found.flatMap(({text, tree, start}) => {
    const place = alignText(text, source, start);
    return readMarkdown(tree, text).map((passage) => ({
      ...passage,
      offsets: passage.offsets.map((offset) => place[offset] ?? 0),
    }));
  });
}

/**
 * Reads what a file says: of a page front matter, headings, paragraphs, tables and labels of components, without code
 * blocks; of the OpenAPI file and the glossary the descriptions; of a component what it shows.
 */
export function readPassages(file: string, source: string): Passage[] {
  if (file.endsWith('.yaml')) return readTexts(source);
  if (/\.tsx?$/.test(file)) {
    const plugins = ['typescript', 'estree', ...(file.endsWith('x') ? ['jsx' as const] : [])] as const;
    const {program} = parse(source, {sourceType: 'module', plugins: [...plugins]});
    return readCodeTexts(program as unknown as Node, source);
  }
  const tree = parseFile(file, source);
  return [...readFrontMatter(tree, source), ...readMarkdown(tree, source)];
}
