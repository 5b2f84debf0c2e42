import type {Element} from 'hast';
import {defaultHandlers as elementHandlers, type Handle as HandleElement, toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {defaultHandlers, type Handle, toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import type {PageContent} from './contentOf';
import {writeIds} from './idsInText';

/** A page as Markdown, which begins with the title as its heading, and the absolute address of that file. */
export type MarkdownPage = ReturnType<typeof markdownPage>;

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

/** Where a page stands, and how links lead to it and from it. */
export interface LinkedPage {
  /** Path of the page without the base URL; empty for the landing page. */
  path: string;
  /** Absolute address of the landing page, with a slash at its end. */
  site: string;
  /** Ids in it that links of any page name. */
  linkedIds: readonly string[];
  /** Paths of pages that it links to. */
  linkedPages: readonly string[];
}

const nameOf = (path: string) => `${path || 'index'}.md`;

/** Makes Markdown of a page's content, with links that lead to Markdown. */
export function markdownPage(
  {title, description, content}: PageContent,
  {path, site, linkedIds, linkedPages}: LinkedPage,
) {
  writeIds(content, (id) => linkedIds.includes(id));
  leadToMarkdown(content, new Map(linkedPages.map((page) => [site + page, site + nameOf(page)])));
  const name = nameOf(path);
  return {path, name, address: site + name, title, description, markdown: toText(content)};
}
