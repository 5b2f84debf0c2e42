import type {Element, ElementContent, Parent, Root} from 'hast';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import {dropListNumbers} from './dropListNumbers';
import {partCell} from './partCell';
import {partsInLine} from './partsInLine';
import {variant} from './variant';

const leftOut = new Set([
  'button',
  'dialog',
  'fieldset',
  'footer',
  'form',
  'nav',
  'noscript',
  'script',
  'style',
  'template',
]);

/** All text in an element, with the line ends of code. */
function textOf(element: Element): string {
  let text = '';
  visit(element, 'text', ({value}) => {
    text += value;
  });
  return text;
}

function classes({properties}: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

function isControl(element: Element): boolean {
  const {ariaHidden, role, dataBrowserOnly} = element.properties;
  const isAside = ariaHidden === 'true' || role === 'tooltip' || role === 'tablist';
  return (
    isAside ||
    dataBrowserOnly !== undefined ||
    leftOut.has(element.tagName) ||
    classes(element).includes('hash-link')
  );
}

/** A code block as Markdown knows it: its language, its text, and its title above. */
function codeBlock(element: Element): Element | undefined {
  const names = classes(element);
  if (!names.includes('theme-code-block')) return undefined;
  const language = names.find((name) => name.startsWith('language-')) ?? 'language-text';
  let code: Element | undefined;
  const titles: string[] = [];
  visit(element, 'element', (child) => {
    if (child.tagName === 'code') code ??= child;
    if (/codeBlockTitle|title/i.test(classes(child).join(' '))) titles.push(textOf(child));
  });
  const text = h('pre', h('code', {className: [language]}, code ? textOf(code) : ''));
  return h('div', [...titles.slice(0, 1).map((title) => h('p', h('code', title))), text]);
}

/** What a drawing says in words: title and description. */
function drawing(element: Element): Element | undefined {
  if (element.tagName !== 'svg') return undefined;
  const texts = element.children
    .filter((child): child is Element => child.type === 'element' && /^(?:title|desc)$/.test(child.tagName))
    .map((child) => textOf(child).trim());
  return texts.length > 0 ? h('p', h('em', `Drawing: ${texts.join('. ')}`)) : h('span');
}

/** Note, tip or warning as a quotation under its name. */
function admonition(element: Element): Element | undefined {
  if (!classes(element).includes('theme-admonition')) return undefined;
  const [heading, ...content] = element.children.filter(({type}) => type === 'element') as Element[];
  return h('blockquote', [
    h('p', h('strong', textOf(heading).trim())),
    ...content.flatMap(({children}) => children),
  ]);
}

/** What names a folded part stands above it, unfolded. */
function foldTitle(element: Element): Element | undefined {
  return element.tagName === 'summary' ? h('p', h('strong', element.children)) : undefined;
}

/** Links of the landing page to the parts of the site, as a list: the name is the link, and its text stands behind. */
function entryPoints(element: Element): Element | undefined {
  if (element.properties.dataEntryPoints === undefined) return undefined;
  const items: Element[] = [];
  visit(element, 'element', (link) => {
    if (link.tagName !== 'a') return;
    const [name = '', ...text] = link.children.flatMap((part) =>
      part.type === 'element' && part.tagName === 'span' ? [textOf(part).trim()] : [],
    );
    items.push(h('li', [h('a', {href: link.properties.href}, name), `: ${text.join(' ')}`]));
  });
  return h('ul', items);
}

/** Leaves of a page what is text: no controls, plain spaces, code without colors, drawings in words, absolute links. */
export function cleanPage(tree: Root | Element, address: string): void {
  // Drawings come once for phones and once for wide pages, with the same words.
  const drawn = new Set<Parent>();
  visit(tree, (node, index, parent) => {
    // Where no line of a page may break, text has a plain space.
    if (node.type === 'text') node.value = node.value.replaceAll('\u00a0', ' ');
    if (!parent || index === undefined || node.type === 'text') return undefined;
    const entries = node.type === 'element' && entryPoints(node);
    if (entries) {
      parent.children[index] = entries;
      return index;
    }
    const isRepeated = node.type === 'element' && node.tagName === 'svg' && drawn.has(parent);
    if (node.type !== 'element' || isControl(node) || isRepeated) {
      parent.children.splice(index, 1);
      return index;
    }
    for (const name of ['href', 'src'] as const) {
      const value = node.properties[name];
      if (typeof value === 'string') node.properties[name] = new URL(value, address).href;
    }
    if (node.tagName === 'ol') dropListNumbers(node);
    if (node.tagName === 'td') partCell(node);
    else partsInLine(node);
    // The name of a property leads to itself.
    if (classes(node).includes('property-name')) {
      parent.children.splice(index, 1, ...(node.children as ElementContent[]));
      return index;
    }
    const code = codeBlock(node);
    if (code) {
      parent.children[index] = code;
      return SKIP;
    }
    const replacement = drawing(node) ?? admonition(node) ?? variant(node) ?? foldTitle(node);
    if (!replacement) return undefined;
    if (node.tagName === 'svg') drawn.add(parent);
    parent.children[index] = replacement;
    return index;
  });
}
