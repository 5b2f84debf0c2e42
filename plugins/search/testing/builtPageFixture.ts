import {parsePage} from '../../pages/finish/parsePage';
import {readPage} from '../records/readPage';

/** What differs between built pages in tests. */
export interface BuiltPage {
  title?: string;
  /** HTML below the title, as the build writes it. */
  body: string;
  /** Names in the path above the page; the last one is the page's own. */
  crumbs?: readonly string[];
  /** Further elements in the head. */
  head?: string;
}

/** A page as the build writes it: unquoted attributes, no closing tags of paragraphs and list items. */
export function builtPage({title = 'A page', body, crumbs = [], head = ''}: BuiltPage): string {
  const items = crumbs.map((crumb) => `<li class=breadcrumbs__item><span>${crumb}</span>`).join('');
  return `<!doctype html><html lang=en class=docs-wrapper><head><meta charset=UTF-8>${head}</head>
<body><nav class=navbar>Quick Start</nav><aside>Sidebar</aside><main class=docMainContainer_TBSr><article>
<nav class=theme-doc-breadcrumbs aria-label=Breadcrumbs><ul class=breadcrumbs><li class=breadcrumbs__item>
<a aria-label="Home page" href=/><svg class=breadcrumbHomeIcon_Z></svg></a>${items}</ul></nav>
<div class=tocMobile_ITEo><button type=button>On this page</button></div>
<div class=theme-doc-markdown><header><h1>${title}</h1></header>${body}</div>
<footer class=theme-doc-footer>Edit this page</footer></article>
<nav class=pagination-nav>Next: Support</nav></main><footer>Terms</footer></body></html>`;
}

/** A heading as the build writes it, with the link to itself. */
export function heading(level: number, id: string, text: string): string {
  const link = `<a href=#${id} class=hash-link aria-label="Direct link to ${text}" translate=no>\u200b</a>`;
  return `<h${level} class=anchor id=${id}>${text}${link}</h${level}>`;
}

/** What search reads from a page with this HTML below its title. */
export function readBody(body: string) {
  return readPage(parsePage(builtPage({body}), 'docs/a.html'), 'docs/a', 'Start here');
}
