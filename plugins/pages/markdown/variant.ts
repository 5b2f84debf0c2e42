import type {Element} from 'hast';
import {h} from 'hastscript';
import {textOf} from '../../content/mdx/textOf';

/** One variant of a set of tabs, under its name; undefined for anything else. */
export function variant(element: Element): Element | undefined {
  if (element.properties.role !== 'tabpanel') return undefined;
  const name = String(element.properties.ariaLabel ?? '');
  // The name stands in it too, for paper and for browsers without scripts.
  const content = element.children.filter((child) => textOf(child).trim() !== name);
  return h('div', [h('p', h('strong', name)), ...content]);
}
