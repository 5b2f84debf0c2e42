import type {Element, Nodes} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {EXIT, visit} from 'unist-util-visit';
import {classesOf, textOf} from '../../content/mdx/textOf';

function find(root: Nodes, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (element) => {
    if (!test(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/**
 * Finds of a built page its description, the title, which is that of its first heading, and the content: what readers
 * came for, without navigation and footer.
 *
 * @param file the page's file, for messages
 * @throws Error when the page lacks a heading or content
 */
export function contentOf(html: string, file: string) {
  const tree = fromParse5(parse(html));
  const content =
    find(tree, (element) => classesOf(element).includes('theme-doc-markdown')) ??
    find(tree, ({tagName}) => tagName === 'main');
  const heading = content && find(content, ({tagName}) => tagName === 'h1');
  if (!content || !heading)
    throw new Error(`${file}: Markdown is made of a main element with a heading of the first level.`);
  const description = find(tree, ({properties}) => properties.name === 'description')?.properties.content;
  return {title: textOf(heading).trim(), description: String(description ?? ''), content};
}
