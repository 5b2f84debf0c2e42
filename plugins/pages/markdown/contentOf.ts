import type {Element, ElementContent, Parent, Root} from 'hast';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {classesOf, textOf} from '../../content/mdx/textOf';
import {findElement, type ParsedPage} from '../finish/parsePage';
import {codeBlock, entryPoints, replacementOf} from './replacements';

/** What readers came for, without navigation, footer and what only a browser needs. */
export interface PageContent {
  title: string;
  description: string;
  content: Element;
}

/**
 * Takes the content out of a built page; the page is without it then.
 *
 * @throws Error when the page lacks a heading or content
 */
export function contentOf({file, main, meta}: ParsedPage, address: string): PageContent {
  const content =
    main && (findElement(main, (part) => classesOf(part).includes('theme-doc-markdown')) ?? main);
  const heading = content && findElement(content, ({tagName}) => tagName === 'h1');
  if (!content || !heading)
    throw new Error(
      `${file}: Markdown and feeds are made of a main element with a heading of the first level.`,
    );
  const title = textOf(heading).trim();
  endWithSamples(content);
  cleanPage(content, address);
  return {title, description: meta.description ?? '', content};
}

/** Puts the samples that stand beside a text behind it: in Markdown it would be a part of theirs. */
function endWithSamples({children}: Element): void {
  const at = children.findIndex((child) => child.type === 'element' && classesOf(child).includes('api-side'));
  if (at < 0) return;
  const end = children.findIndex(
    (child, index) => index > at && child.type === 'element' && child.tagName === 'h2',
  );
  const [samples] = children.splice(at, 1);
  children.splice(end < 0 ? children.length : end - 1, 0, samples);
}

const leftOut = new Set([
  ...['button', 'dialog', 'fieldset', 'footer', 'form', 'nav'],
  ...['noscript', 'script', 'style', 'template', 'wbr'],
]);

function isControl(element: Element): boolean {
  const {ariaHidden, role, dataBrowserOnly} = element.properties;
  const isAside = ariaHidden === 'true' || role === 'tooltip' || role === 'tablist';
  if (isAside || dataBrowserOnly !== undefined || leftOut.has(element.tagName)) return true;
  return classesOf(element).some((name) => name === 'hash-link' || name === 'code-fold');
}

/** Takes the number off items that show their own, such as those of a timeline: Markdown numbers them already. */
function dropListNumbers(list: Element): void {
  const items = list.children.filter((child) => child.type === 'element' && child.tagName === 'li');
  for (const [index, item] of items.entries()) {
    visit(item, 'text', (text) => {
      const [shown, number] = /^\s*(\d+)\.\s+/.exec(text.value) ?? [];
      if (text.value.trim() === '') return undefined;
      if (shown && Number(number) === index + 1) text.value = text.value.slice(shown.length);
      return EXIT;
    });
  }
}

/**
 * Sets the parts of a table cell apart that a page shows on lines of their own, since a cell of Markdown has one line:
 * a name ends with a colon, and what stands behind it with a full stop.
 */
function partCell(cell: Element): void {
  cell.children = cell.children.flatMap((child, index, all) => {
    const before = all[index - 1];
    if (child.type !== 'element' || child.tagName !== 'span' || before?.type !== 'element') return [child];
    return [{type: 'text', value: before.tagName === 'strong' ? ': ' : '. '} as const, child];
  });
}

/**
 * Sets parts apart that a page shows beside each other with space between, such as the facts of a field or chips: an
 * element that holds nothing else than two or more spans.
 */
function partsInLine(element: Element): void {
  if (!/^(?:dd|div|li|p)$/.test(element.tagName)) return;
  const parts = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const isRow = parts.length > 1 && parts.every((part) => part.type === 'element' && part.tagName === 'span');
  if (!isRow) return;
  element.children = parts.flatMap((part, index) =>
    index === 0 ? [part] : [{type: 'text', value: ' · '} as const, part],
  );
}

/** Leaves of a page what is text: no controls, plain spaces, code without colors, drawings in words, absolute links. */
function cleanPage(tree: Root | Element, address: string): void {
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
    if (classesOf(node).includes('property-name')) {
      parent.children.splice(index, 1, ...(node.children as ElementContent[]));
      return index;
    }
    const code = codeBlock(node);
    if (code) {
      parent.children[index] = code;
      return SKIP;
    }
    const replacement = replacementOf(node);
    if (!replacement) return undefined;
    if (node.tagName === 'svg') drawn.add(parent);
    parent.children[index] = replacement;
    return index;
  });
}
