import type {Element} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {EXIT, visit} from 'unist-util-visit';
import {textOf} from '../../content/mdx/textOf';

/** A built page, parsed. */
export interface PageContent {
  /** That of its first heading. */
  title: string;
  description: string;
  /** What readers came for: the page without navigation and footer. */
  content: Element;
}

function find(root: Parameters<typeof visit>[0], test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (element: Element) => {
    if (!test(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

const has = (name: string) => (element: Element) =>
  Array.isArray(element.properties.className) && element.properties.className.includes(name);

/**
 * Finds title, description and content of a built page.
 *
 * @param file the page's file, for messages
 * @throws Error when the page lacks a heading or content
 */
export function contentOf(html: string, file: string): PageContent {
  const tree = fromParse5(parse(html));
  const content = find(tree, has('theme-doc-markdown')) ?? find(tree, ({tagName}) => tagName === 'main');
  const heading = content && find(content, ({tagName}) => tagName === 'h1');
  if (!content || !heading)
    throw new Error(`${file}: Markdown is made of a main element with a heading of the first level.`);
  const description = find(tree, ({properties}) => properties.name === 'description')?.properties.content;
  return {title: textOf(heading).trim(), description: String(description ?? ''), content};
}
