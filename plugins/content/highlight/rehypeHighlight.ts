import type {Element, Root} from 'hast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importLine} from '../mdx/importLine';
import {classesOf, textOf} from '../mdx/textOf';
import {type LineMark, parseFenceOptions, takeMarkers} from './fenceOptions';
import {highlightToHtml} from './highlight';
import {blockProperty, expression, writePageBlocks} from './pageBlocks';

/** Names in a compiled page; no page declares these. */
const names = {component: 'HighlightedCode', blocks: 'highlightedBlocks'};

/**
 * Rehype plugin that highlights fenced code while MDX is compiled.
 *
 * Each fence becomes an element of `src/components/CodeBlock`; its HTML goes to a file that the page imports,
 * so the browser needs neither a highlighter nor, at first, the HTML a second time.
 */
export default function rehypeHighlight({folder}: {folder: string}) {
  return (tree: Root, file: VFile): void => {
    const htmls: string[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code' || !parent || index === undefined) return;
      const {html, language, options} = highlightFence(code, file);
      const start = options.lineNumbersStart;
      const attributes = [
        blockProperty(names.blocks, htmls.push(html) - 1),
        textProperty('language', language),
        ...(options.title ? [textProperty('title', options.title)] : []),
        ...(start === undefined ? [] : [expression('lineNumbersStart', String(start))]),
      ];
      const block = {type: 'mdxJsxFlowElement', name: names.component, attributes, children: []};
      parent.children[index] = block as never;
    });
    if (htmls.length === 0) return;
    tree.children.unshift(
      importLine(names.blocks, writePageBlocks(folder, file.path, htmls)) as never,
      importLine(names.component, '@theme/CodeBlock') as never,
    );
  };
}

/** The HTML of a fence's code, and what else its element says. */
function highlightFence(element: Element, file: VFile) {
  const [language] = classesOf(element).flatMap((name) => name.match(/(?<=^language-).+/) ?? []);
  if (!language) {
    file.fail(
      'A code fence has no language: write one after the three backticks, for example ```bash or ```text.',
      element,
    );
  }
  const options = parseFenceOptions(metaOf(element));
  const marked = takeMarkers(textOf(element).replace(/\n$/, ''));
  const marks = new Map<number, LineMark>([
    ...[...options.highlighted].map((line) => [line, 'highlighted'] as const),
    ...marked.marks,
  ]);
  try {
    return {html: highlightToHtml(marked.code, language, marks), language, options};
  } catch (error) {
    file.fail(error instanceof Error ? error.message : String(error), element);
  }
}

/** The framework moves a fence's options to `metastring`; plain MDX keeps them in the node's data. */
function metaOf(element: Element): string {
  const {metastring} = element.properties;
  return typeof metastring === 'string'
    ? metastring
    : ((element.data as {meta?: string} | undefined)?.meta ?? '');
}

function textProperty(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}
