import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';

const headings = /^h[1-6]$/;

/** What holds words itself, so that an id can stand among them. */
const holdsWords = /^(?:h[1-6]|p|td|th)$/;

/** What may hold words, or paragraphs and lists. */
const holdsBoth = /^(?:li|dt|dd|figcaption)$/;

const isBlock = (child: ElementContent) =>
  child.type === 'element' &&
  /^(?:blockquote|details|div|dl|h[1-6]|ol|p|pre|section|table|ul)$/.test(child.tagName);

/** The words that an element begins with, as a paragraph, where it has no paragraph of its own. */
function leadingWords(element: Element): Element {
  const end = element.children.findIndex(isBlock);
  const first = element.children[end];
  if (end === 0 && first?.type === 'element' && first.tagName === 'p') return first;
  const words = h('p', element.children.splice(0, end < 0 ? element.children.length : end));
  element.children.unshift(words);
  return words;
}

/** The part of an id's element that the id is written into: the element, or the first in it that holds words. */
function placeFor(element: Element): Element | undefined {
  if (holdsWords.test(element.tagName)) return element;
  if (holdsBoth.test(element.tagName)) return leadingWords(element);
  for (const child of element.children) {
    const place = child.type === 'element' ? placeFor(child) : undefined;
    if (place) return place;
  }
  return undefined;
}

/**
 * Writes ids into the text, as anchors: Markdown has none of its own, and this one is known to all that shows Markdown.
 *
 * Sections and defined terms get theirs, and whatever else a link of any page leads to.
 *
 * @param content whose links and headings have been cleaned of what only a browser needs
 */
export function writeIds(content: Element, isLinked: (id: string) => boolean): void {
  // Collected before anything is put into the tree.
  const found: Element[] = [];
  visit(content, 'element', (element) => {
    const {id} = element.properties;
    const isNamed = headings.test(element.tagName) || element.tagName === 'dt';
    if (typeof id === 'string' && (isNamed || isLinked(id))) found.push(element);
  });
  for (const element of found) {
    const anchor = h('a', {id: element.properties.id});
    const place = placeFor(element);
    // Behind a heading's words, so that the line begins with them.
    if (place && headings.test(place.tagName)) place.children.push(anchor);
    else place?.children.unshift(anchor);
  }
}
