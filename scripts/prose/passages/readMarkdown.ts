import type {Nodes, Parents, Root, Table} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Passage, PassageKind} from './Passage';
import {PassageBuilder, passageOfText} from './PassageBuilder';
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

/** Adds what a reader sees of a node inside a line. */
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

function passageOf(node: Parents, kind: PassageKind, source: string): Passage | undefined {
  const builder = new PassageBuilder(source);
  for (const child of childrenOf(node)) addPhrasing(child, builder, source);
  return builder.finish(kind);
}

function readTable({children: [head, ...rows]}: Table, source: string): Passage[] {
  const headers = head.children.map((cell) => passageOf(cell, 'cell', source));
  const cells = rows.flatMap((row) => {
    const read = row.children.map((cell) => passageOf(cell, 'cell', source));
    const first = read[0]?.text;
    return read.map((cell, column) => cell && {...cell, column: headers[column]?.text, row: first});
  });
  return [...headers, ...cells].filter((passage) => passage !== undefined);
}

/** Reads the texts that a component takes as properties, in quotation marks or in an expression. */
function readLabels(
  {attributes, position}: MdxJsxFlowElement | MdxJsxTextElement,
  source: string,
): Passage[] {
  const passages: Passage[] = [];
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const {name, value} = attribute;
    if (typeof value === 'object') {
      const program = value?.data?.estree;
      if (program) passages.push(...readCodeTexts(program, source, name));
    } else if (typeof value === 'string' && shownNames.has(name)) {
      const start = attribute.position?.start.offset ?? position?.start.offset ?? 0;
      passages.push(...passageOfText(value, source, start + name.length + 2, 'label'));
    }
  }
  return passages;
}

/**
 * Reads the passages of a Markdown or MDX tree, in their order.
 *
 * @param source text that the tree was parsed from
 */
export function readMarkdown(tree: Root, source: string): Passage[] {
  const passages: Passage[] = [];

  function read(node: Nodes): void {
    const kind = kinds[node.type];
    if (isComponent(node)) passages.push(...readLabels(node, source));
    if (node.type === 'table') passages.push(...readTable(node, source));
    else if (kind) {
      const passage = passageOf(node as Parents, kind, source);
      if (passage) passages.push(passage);
      for (const child of childrenOf(node)) if (isComponent(child)) read(child);
    } else for (const child of childrenOf(node)) read(child);
  }

  read(tree);
  return passages;
}
