import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {blockProperty, writePageBlocks} from '../../content/highlight/pageBlocks';
import {importLine} from '../../content/mdx/importLine';
import {staticNode} from './staticNode';

/** Names in a compiled page; no page declares these. */
const names = {component: 'StaticRun', blocks: 'staticRuns'};

/** Runs with less HTML weigh no more in the script than the element in their place. */
const leastHtml = 100;

/** Components that put their children into a box and look at none of them. */
const boxes = new Set(['ExpectedOutput', 'Differs', 'Choice', 'Steps']);

/** Whether a node of a page holds running text as the page itself does. */
function holdsText(node: RootContent | MdxJsxFlowElement): node is Element {
  if (node.type === 'mdxJsxFlowElement') return boxes.has(node.name ?? '');
  return node.type === 'element' && node.tagName === 'admonition';
}

/**
 * Rehype plugin that takes running text out of a page's script, since it stands in the page's HTML and never changes.
 *
 * Neighbors in a page, in an admonition, or in one of our boxes, that need no component become one run each: paragraphs,
 * lists, quotations and tables. Headings stay, because the framework adds their anchors; so does what is inside other
 * components, which may read it. Comes after all plugins that change the content.
 */
export default function rehypeStaticRuns({folder}: {folder: string}) {
  return (tree: Root, file: VFile): void => {
    const htmls: string[] = [];
    takeRuns(tree, htmls);
    if (htmls.length === 0) return;
    tree.children.unshift(
      importLine(names.component, '@site/src/components/StaticHtml/StaticRun') as never,
      importLine(names.blocks, writePageBlocks(folder, `${file.path}#runs`, htmls)) as never,
    );
  };
}

/** Puts an element in the place of each run of a node's children, and adds the HTML of the run to `htmls`. */
function takeRuns(parent: Root | Element, htmls: string[]): void {
  const kept: RootContent[] = [];
  let run: {nodes: RootContent[]; plain: ElementContent[]} = {nodes: [], plain: []};
  const endRun = () => {
    const html = toHtml({type: 'root', children: run.plain}).trim();
    if (html.length < leastHtml) kept.push(...run.nodes);
    else {
      const attributes = [blockProperty(names.blocks, htmls.push(html) - 1)];
      kept.push({type: 'mdxJsxFlowElement', name: names.component, attributes, children: []} as never);
    }
    run = {nodes: [], plain: []};
  };
  for (const node of parent.children) {
    const plain = staticNode(node as ElementContent);
    if (plain) {
      run.nodes.push(node);
      run.plain.push(plain);
      continue;
    }
    endRun();
    if (holdsText(node)) takeRuns(node, htmls);
    kept.push(node);
  }
  endRun();
  parent.children = kept as never;
}
