import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import type {Term} from './readGlossary';

/**
 * The HTML of a term and its tooltip.
 *
 * The word takes the focus, so that a key or a finger opens the tooltip, and is described by it to screen readers.
 *
 * @param word as it stands in the page
 * @param baseUrl of the site, with a slash at its end
 */
export function termHtml(word: string, {term, definition, home}: Term, baseUrl: string): string {
  const id = `term-${term.toLowerCase().replaceAll(' ', '-')}`;
  return toHtml([
    h('dfn', {tabIndex: 0, ariaDescribedBy: id}, word),
    h('span', {role: 'tooltip', id}, `${definition} `, h('a', {href: baseUrl + home.slice(1)}, 'More')),
  ]);
}
