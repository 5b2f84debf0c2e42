import type {Element} from 'hast';
import {defaultHandlers as elementHandlers, type Handle as HandleElement, toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {defaultHandlers, type Handle, toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from '../../builtFiles';
import {cleanPage} from './cleanPage';
import {contentOf} from './contentOf';
import {linkedIds, writeIds} from './idsInText';

/** A page as Markdown. */
export interface MarkdownPage {
  path: string;
  /** Name of the Markdown file. */
  name: string;
  /** Absolute address of the Markdown file. */
  address: string;
  /** That of the page's heading. */
  title: string;
  description: string;
  /** Begins with the title as its heading. */
  markdown: string;
}

/** Leads links from pages to their Markdown; other links stay. */
function leadToMarkdown(content: Element, addresses: ReadonlyMap<string, string>): void {
  visit(content, 'element', ({properties}) => {
    if (typeof properties.href !== 'string') return;
    const [page = '', ...hash] = properties.href.split('#');
    const address = addresses.get(page);
    if (address) properties.href = [address, ...hash].join('#');
  });
}

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
function toText(content: Element): string {
  return toMarkdown(toMdast(content, {handlers: {a: anchor}}), {
    bullet: '-',
    rule: '-',
    handlers: {link},
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}

/**
 * Makes Markdown of built pages, which lead to each other.
 *
 * @param site absolute address of the landing page, with a slash at its end
 * @throws Error when a page lacks a heading or content
 */
export function markdownPages(site: string, built: readonly BuiltPage[]): MarkdownPage[] {
  const pages = built.map(({path, html, file}) => {
    const name = `${path || 'index'}.md`;
    const page = {...contentOf(html, file), path, name, source: site + path, address: site + name};
    cleanPage(page.content, page.source);
    return page;
  });
  const addresses = new Map(pages.map(({source, address}) => [source, address]));
  const linked = new Set(pages.flatMap(({content}) => linkedIds(content)));
  return pages.map(({content, source, ...page}) => {
    writeIds(content, (id) => linked.has(`${source}#${id}`));
    leadToMarkdown(content, addresses);
    return {...page, markdown: toText(content)};
  });
}
