import {type Element, isTag} from 'domhandler';

const leftOut = new Set(['button', 'footer', 'h1', 'nav', 'noscript', 'script', 'style', 'template']);
const leftOutClasses = [
  'hash-link',
  'table-of-contents',
  'property',
  'fold-label',
  'example-value',
  'api-samples',
  'try-it',
  'tool-frame',
  'api-operations',
];

const passages = new Set(
  'article aside blockquote dd details div dl dt figcaption figure header li ol p section summary svg table tbody thead tr ul'.split(
    ' ',
  ),
);

/** Whether an element carries a class. */
export function hasClass(element: Element, name: string): boolean {
  return (element.attribs.class ?? '').split(/\s+/).includes(name);
}

/** Whether an element is no text of the page: controls, navigation, and what stands elsewhere in the same page. */
export function isLeftOut(element: Element): boolean {
  return (
    leftOut.has(element.name) ||
    element.attribs['aria-hidden'] === 'true' ||
    element.attribs.role === 'tooltip' ||
    leftOutClasses.some((name) => hasClass(element, name)) ||
    /^Copy link/.test(element.attribs['aria-label'] ?? '') ||
    isPictureText(element) ||
    isErrorField(element) ||
    isExampleValue(element)
  );
}

/** Texts in a drawing are fragments; its description says them in sentences. */
function isPictureText(element: Element): boolean {
  return element.name === 'text';
}

/** The fields of an error are the same at each operation: the overview of the API explains them once. */
function isErrorField({name, attribs}: Element): boolean {
  return name === 'li' && /^response-[45]\d\d\./.test(attribs.id ?? '');
}

/** Values such as an example's ID are found in the examples themselves. */
function isExampleValue(element: Element): boolean {
  const label = element.children.find(isTag);
  return (
    element.name === 'span' &&
    label !== undefined &&
    hasClass(label, 'property-fact-label') &&
    label.children.some((child) => 'data' in child && /^Example/.test(child.data))
  );
}

/** Whether an element's text stands for itself, apart from what is around it. */
export function isPassage({name}: Element): boolean {
  return passages.has(name);
}

/** Whether an element's text belongs to the passage before: a property's limits to its description. */
export function continuesPassage(element: Element): boolean {
  return hasClass(element, 'property-facts');
}

/** Whether an element is the line with an operation's method and path. */
export function isEndpoint(element: Element): boolean {
  return hasClass(element, 'endpoint-line');
}

/** Whether something follows on the same line that is another thing, as the next cell of a table row. */
export function isCell({name}: Element): boolean {
  return name === 'td' || name === 'th' || name === 'title';
}
