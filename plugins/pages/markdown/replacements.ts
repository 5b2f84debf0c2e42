import type {Element} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {classesOf, textOf} from '../../content/mdx/textOf';

/** A code block as Markdown knows it: its language, its text, and its title above. */
export function codeBlock(element: Element): Element | undefined {
  const names = classesOf(element);
  if (!names.includes('theme-code-block')) return undefined;
  const language = names.find((name) => name.startsWith('language-')) ?? 'language-text';
  let code: Element | undefined;
  const titles: string[] = [];
  visit(element, 'element', (child) => {
    if (child.tagName === 'code') code ??= child;
    if (/codeBlockTitle|title/i.test(classesOf(child).join(' '))) titles.push(textOf(child));
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
  if (!classesOf(element).includes('theme-admonition')) return undefined;
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
export function entryPoints(element: Element): Element | undefined {
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

/** One variant of a set of tabs, under its name; undefined for anything else. */
function variant(element: Element): Element | undefined {
  if (element.properties.role !== 'tabpanel') return undefined;
  const name = String(element.properties.ariaLabel ?? '');
  // The name stands in it too, for paper and for browsers without scripts.
  const content = element.children.filter((child) => textOf(child).trim() !== name);
  return h('div', [h('p', h('strong', name)), ...content]);
}

/** What stands in Markdown for an element that only looks right on a page; undefined for any other. */
export function replacementOf(element: Element): Element | undefined {
  return drawing(element) ?? admonition(element) ?? variant(element) ?? foldTitle(element);
}
