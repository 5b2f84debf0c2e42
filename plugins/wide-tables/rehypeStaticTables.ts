import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {VFile} from 'vfile';
import {blockProperty, writePageBlocks} from '../code-highlight/pageBlocks';
import {importDefault} from '../mdx/importDefault';

/** Names in a compiled page; no page declares these. */
const names = {component: 'StaticTable', blocks: 'staticTables'};

/** Tables with less HTML weigh no more in the script than the element in their place. */
const leastHtml = 100;

/**
 * Rehype plugin that takes tables out of a page's script, since they stand in its HTML and never change.
 *
 * Only those of text alone: a link is to be followed without a reload, and a component may have work to do. Tables
 * inside components stay, because their component may read them. Comes after `rehypeWideTables`.
 *
 * @param folder where the HTML is written, a file for each page
 */
export default function rehypeStaticTables({folder}: {folder: string}) {
  return (tree: Root, file: VFile): void => {
    const htmls: string[] = [];
    for (const [index, node] of tree.children.entries()) {
      if (!isTable(node) || !isPlain(node)) continue;
      const html = toHtml(node);
      if (html.length < leastHtml) continue;
      const attributes = [blockProperty(names.blocks, htmls.length)];
      htmls.push(html);
      tree.children[index] = {
        type: 'mdxJsxFlowElement',
        name: names.component,
        attributes,
        children: [],
      } as never;
    }
    if (htmls.length === 0) return;
    tree.children.unshift(
      importDefault(names.component, '@site/src/components/StaticHtml/StaticTable') as never,
      importDefault(names.blocks, writePageBlocks(folder, `${file.path}#tables`, htmls)) as never,
    );
  };
}

function isTable(node: Root['children'][number]): node is Element {
  const classes = node.type === 'element' ? node.properties.className : undefined;
  return Array.isArray(classes) && classes.includes('table-box');
}

/** Whether a node is elements and text alone, none of them a link or the target of one. */
function isPlain(node: ElementContent): boolean {
  if (node.type === 'text') return true;
  if (node.type !== 'element' || node.tagName === 'a' || node.properties.id !== undefined) return false;
  return node.children.every(isPlain);
}
