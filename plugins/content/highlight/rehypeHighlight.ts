import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {textOf} from '../mdx/textOf';
import {parseFenceOptions, takeMarkers} from './fenceOptions';
import {highlightToHtml} from './highlight';
import type {LineMark} from './lineMarks';
import {blockElement, type HighlightedFence, importBlocks, writePageBlocks} from './pageBlocks';

/**
 * Rehype plugin that highlights fenced code while MDX is compiled.
 *
 * Each fence becomes an element of `src/components/CodeBlock`; its HTML goes to a file that the page imports,
 * so the browser needs neither a highlighter nor, at first, the HTML a second time.
 *
 * @param folder where the HTML is written, a file for each page
 */
export default function rehypeHighlight({folder}: {folder: string}) {
  return (tree: Root, file: VFile): void => {
    const htmls: string[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code' || !parent || index === undefined) return;
      const fence = highlightFence(code, file);
      parent.children[index] = blockElement(htmls.length, fence) as never;
      htmls.push(fence.html);
    });
    if (htmls.length > 0) importBlocks(tree, writePageBlocks(folder, file.path, htmls));
  };
}

function highlightFence(element: Element, file: VFile): HighlightedFence {
  const language = languageOf(element);
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

function languageOf(element: Element): string | undefined {
  const classes = element.properties.className;
  const name = (Array.isArray(classes) ? classes : []).map(String).find((one) => one.startsWith('language-'));
  return name?.slice('language-'.length);
}

/** The framework moves a fence's options to `metastring`; plain MDX keeps them in the node's data. */
function metaOf(element: Element): string {
  const {metastring} = element.properties;
  return typeof metastring === 'string'
    ? metastring
    : ((element.data as {meta?: string} | undefined)?.meta ?? '');
}
