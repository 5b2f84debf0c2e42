import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseFenceOptions, takeMarkers} from './fenceOptions';
import {highlightToHtml} from './highlight';

/**
 * Rehype plugin that highlights fenced code while MDX is compiled.
 *
 * The `code` element loses its children and gets `html`, `language`, `title` and `lineNumbersStart`
 * instead, which `src/components/CodeBlock` renders: the browser then needs no highlighter.
 */
export default function rehypeHighlight() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (code?.type === 'element' && code.tagName === 'code') replaceByHtml(code, file);
    });
  };
}

function replaceByHtml(element: Element, file: VFile): void {
  const language = languageOf(element);
  if (!language) {
    file.fail(
      'A code fence has no language: write one after the three backticks, for example ```bash or ```text.',
      element,
    );
  }
  const options = parseFenceOptions(metaOf(element));
  const marked = takeMarkers(textOf(element).replace(/\n$/, ''));
  const highlighted = new Set([...options.highlighted, ...marked.highlighted]);
  let html: string;
  try {
    html = highlightToHtml(marked.code, language, highlighted);
  } catch (error) {
    file.fail(error instanceof Error ? error.message : String(error), element);
  }
  element.children = [];
  element.properties = {
    html,
    language,
    ...(options.title && {title: options.title}),
    ...(options.lineNumbersStart !== undefined && {lineNumbersStart: options.lineNumbersStart}),
  };
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

function textOf(node: ElementContent | Root): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as ElementContent)).join('') : '';
}
