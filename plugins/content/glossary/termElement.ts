import type {Element} from 'hast';
import {h} from 'hastscript';
import {siteRoot} from '../../framework/static-html/siteRoot';
import type {Term} from './readGlossary';

/**
 * A term and its tooltip, in a `span`.
 *
 * The word takes the focus, so that a key or a finger opens the tooltip, and is described by it to screen readers. The
 * link begins with `siteRoot`.
 *
 * @param word as it stands in the page
 */
export function termElement(word: string, {term, definition, home}: Term): Element {
  const id = `term-${term.toLowerCase().replaceAll(' ', '-')}`;
  const link = h('a', {href: siteRoot + home.slice(1)}, 'More');
  return h('span', {className: 'term'}, [
    h('dfn', {tabIndex: 0, ariaDescribedBy: id}, word),
    h('span', {role: 'tooltip', id}, `${definition} `, link),
  ]);
}
