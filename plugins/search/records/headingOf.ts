import {type AnyNode, type Element, isTag, isText} from 'domhandler';
import {hasClass, isLeftOut} from './elements';

/** What a heading, a property of the API or a field of a list is called, and where a link finds it. */
export interface FoundHeading {
  /** 2 to 6 for headings of the text; undefined for properties and fields, which stand one below what they are in. */
  level?: number;
  anchor: string;
  text: string;
}

/** The heading that an element is or begins with; undefined for any other element. */
export function headingOf(element: Element): FoundHeading | undefined {
  const {id} = element.attribs;
  if (!id) return undefined;
  if (/^h[2-6]$/.test(element.name))
    return {level: Number(element.name[1]), anchor: id, text: plainText(element)};
  if (element.name === 'dt') return {anchor: id, text: plainText(element)};
  if (element.name !== 'li') return undefined;
  const name = propertyName(element);
  return name && {anchor: id, text: plainText(name)};
}

function propertyName(item: Element): Element | undefined {
  const line = item.children.filter(isTag).find((child) => hasClass(child, 'property'));
  return line?.children.filter(isTag).find((child) => hasClass(child, 'property-name'));
}

function plainText(node: AnyNode): string {
  return textIn(node)
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}

function textIn(node: AnyNode): string {
  if (isText(node)) return node.data;
  return isTag(node) && !isLeftOut(node) ? node.children.map(textIn).join('') : '';
}
