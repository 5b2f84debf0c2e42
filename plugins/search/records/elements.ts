import type {Element, ElementContent} from 'hast';
import {classesOf, textOf} from '../../content/mdx/textOf';

/** Of a drawing its description says in sentences what its texts, which are fragments, say. */
const leftOut = new Set('button footer h1 nav noscript script style template text'.split(' '));
const leftOutClasses = new Set(
  (
    'api-operations api-samples code-fold endpoint-file example-value fold-label hash-link media-type property ' +
    'sheet table-of-contents tool-frame try-it'
  ).split(' '),
);

const passages = new Set(
  'article aside blockquote dd details div dl dt figcaption figure header li ol p section summary svg table tbody thead tr ul'.split(
    ' ',
  ),
);

/** Whether a node is an element, not text or a comment. */
export function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

/** Whether an element carries a class. */
export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

/** Whether an element is no text of the page: controls, navigation, and what stands elsewhere, as in a sheet to print. */
export function isLeftOut(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    leftOut.has(tagName) ||
    properties.ariaHidden === 'true' ||
    properties.role === 'tooltip' ||
    classesOf(element).some((name) => leftOutClasses.has(name)) ||
    /^Copy link/.test(String(properties.ariaLabel ?? '')) ||
    // The fields of an error are the same at each operation: the overview of the API explains them once.
    (tagName === 'li' && /^response-[45]\d\d\./.test(String(properties.id ?? ''))) ||
    isExampleValue(element)
  );
}

/** Values such as an example's ID are found in the examples themselves. */
function isExampleValue({tagName, children}: Element): boolean {
  const label = tagName === 'span' ? children.find(isElement) : undefined;
  return label !== undefined && hasClass(label, 'property-fact-label') && /^Example/.test(textOf(label));
}

/** Whether an element's text stands for itself, apart from what is around it. */
export function isPassage({tagName}: Element): boolean {
  return passages.has(tagName);
}

/** Whether something follows on the same line that is another thing, as the next cell of a table row. */
export function isCell({tagName}: Element): boolean {
  return tagName === 'td' || tagName === 'th' || tagName === 'title';
}

/** All text in a node that is text of the page. */
function shownText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return isElement(node) && !isLeftOut(node) ? node.children.map(shownText).join('') : '';
}

/** What a heading, a property of the API or a field of a list is called, and where a link finds it. */
interface FoundHeading {
  /** 2 to 6 for headings of the text; undefined for properties and fields, which stand one below what they are in. */
  level?: number;
  anchor: string;
  text: string;
}

/** The heading that an element is or begins with; undefined for any other element. */
export function headingOf(element: Element): FoundHeading | undefined {
  const {tagName, properties} = element;
  const level = /^h[2-6]$/.test(tagName) ? Number(tagName[1]) : undefined;
  const named = level || tagName === 'dt' ? element : tagName === 'li' ? propertyName(element) : undefined;
  if (!properties.id || !named) return undefined;
  const text = shownText(named).replace(/[\s\u200b]+/g, ' ');
  return {level, anchor: String(properties.id), text: text.trim()};
}

function propertyName(item: Element): Element | undefined {
  const childOf = (parent: Element | undefined, name: string) =>
    parent?.children.filter(isElement).find((child) => hasClass(child, name));
  return childOf(childOf(item, 'property'), 'property-name');
}
