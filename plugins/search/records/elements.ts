import {type AnyNode, type Element, isTag, isText} from 'domhandler';

/** Of a drawing its description says in sentences what its texts, which are fragments, say. */
const leftOut = new Set('button footer h1 nav noscript script style template text'.split(' '));
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
  const {name, attribs} = element;
  return (
    leftOut.has(name) ||
    attribs['aria-hidden'] === 'true' ||
    attribs.role === 'tooltip' ||
    leftOutClasses.some((one) => hasClass(element, one)) ||
    /^Copy link/.test(attribs['aria-label'] ?? '') ||
    // The fields of an error are the same at each operation: the overview of the API explains them once.
    (name === 'li' && /^response-[45]\d\d\./.test(attribs.id ?? '')) ||
    isExampleValue(element)
  );
}

/** Values such as an example's ID are found in the examples themselves. */
function isExampleValue({name, children}: Element): boolean {
  const label = name === 'span' ? children.find(isTag) : undefined;
  return label !== undefined && hasClass(label, 'property-fact-label') && /^Example/.test(textIn(label));
}

/** Whether an element's text stands for itself, apart from what is around it. */
export function isPassage({name}: Element): boolean {
  return passages.has(name);
}

/** Whether something follows on the same line that is another thing, as the next cell of a table row. */
export function isCell({name}: Element): boolean {
  return name === 'td' || name === 'th' || name === 'title';
}

/** All text in a node, but for that of elements to skip. */
export function textIn(node: AnyNode, isSkipped: (element: Element) => boolean = () => false): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || isSkipped(node)) return '';
  return node.children.map((child) => textIn(child, isSkipped)).join('');
}

/** What a heading, a property of the API or a field of a list is called, and where a link finds it. */
export interface FoundHeading {
  /** 2 to 6 for headings of the text; undefined for properties and fields, which stand one below what they are in. */
  level?: number;
  anchor: string;
  text: string;
}

/** The heading that an element is or begins with; undefined for any other element. */
export function headingOf(element: Element): FoundHeading | undefined {
  const {name, attribs} = element;
  const level = /^h[2-6]$/.test(name) ? Number(name[1]) : undefined;
  const named = level || name === 'dt' ? element : name === 'li' ? propertyName(element) : undefined;
  if (!attribs.id || !named) return undefined;
  const text = textIn(named, isLeftOut).replace(/[\s\u200b]+/g, ' ');
  return {...(level && {level}), anchor: attribs.id, text: text.trim()};
}

function propertyName(item: Element): Element | undefined {
  const line = item.children.filter(isTag).find((child) => hasClass(child, 'property'));
  return line?.children.filter(isTag).find((child) => hasClass(child, 'property-name'));
}
