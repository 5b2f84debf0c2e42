import type {Element} from 'hast';
import {defaultHandlers as elementHandlers, type Handle as HandleElement, toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {defaultHandlers, type Handle, toMarkdown} from 'mdast-util-to-markdown';

/** An anchor that only carries an id stays HTML, which Markdown lets through; space before it would be taken for none. */
const anchor: HandleElement = (state, element: Element, parent) => {
  const {id, href} = element.properties;
  if (!id || href) return elementHandlers.a(state, element);
  const space = parent?.children[0] === element ? '' : ' ';
  return {type: 'html', value: `${space}<a id="${id}"></a>`};
};

/** An ampersand in an address stays one where no character reference could begin: programs take addresses as written. */
const link: Handle = Object.assign(
  (...given: Parameters<Handle>) => defaultHandlers.link(...given).replace(/\\&(?!#?\w+;)/g, '&'),
  {peek: defaultHandlers.link.peek},
);

/** Markdown of a page's content that has been cleaned. */
export function toText(content: Element): string {
  return toMarkdown(toMdast(content, {handlers: {a: anchor}}), {
    bullet: '-',
    rule: '-',
    handlers: {link},
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}
