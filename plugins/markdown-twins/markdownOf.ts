import type {Element} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {parse} from 'parse5';
import {visit} from 'unist-util-visit';
import {cleanPage} from './cleanPage';

/** A page as text. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** Begins with the title as its heading. */
  markdown: string;
}

function find(root: Parameters<typeof visit>[0], test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (element: Element) => {
    if (!found && test(element)) found = element;
  });
  return found;
}

const has = (name: string) => (element: Element) =>
  Array.isArray(element.properties.className) && element.properties.className.includes(name);

/**
 * Makes Markdown of a built page.
 *
 * @param address of the page, absolute: links lead from there
 * @param file the page's file, for messages
 * @throws Error when the page has no content
 */
export function markdownOf(html: string, address: string, file: string): MarkdownPage {
  const tree = fromParse5(parse(html));
  const content = find(tree, has('theme-doc-markdown')) ?? find(tree, ({tagName}) => tagName === 'main');
  const title = find(tree, ({tagName}) => tagName === 'title');
  if (!content || !title) throw new Error(`${file}: a Markdown twin needs a title and a main element.`);
  const description = find(tree, ({properties}) => properties.name === 'description')?.properties.content;
  cleanPage(content, address);
  const markdown = toMarkdown(toMdast(content), {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
  const [text] = title.children;
  return {
    title: text?.type === 'text' ? text.value.replace(/ \| [^|]*$/, '') : '',
    description: String(description ?? ''),
    markdown,
  };
}
