import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import {cleanPage} from './cleanPage';
import {contentOf} from './contentOf';
import {linkedIds, writeIds} from './idsInText';
import {toText} from './toText';

/** A page as the build wrote it. */
export interface BuiltPage {
  /** Path of the page without the base URL and without a slash before it; empty for the landing page. */
  path: string;
  html: string;
  /** Name of its file, for messages. */
  file: string;
}

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
