import type {Element} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {type DefaultTreeAdapterTypes as Tree, parse} from 'parse5';
import {visit} from 'unist-util-visit';
import {hashSource, type InlineCode} from '../delivery/digests';

/** A script element that names a file; its address is that of one build, and is read there. */
export interface ScriptTag {
  /** Where its tag begins and where the element ends, in the page's HTML. */
  start: number;
  end: number;
  integrity?: string;
  /** Whether it stands in the head and waits for the page to be parsed. */
  isDeferred: boolean;
}

export interface ParsedPage {
  file: string;
  language?: string;
  meta: Record<string, string>;
  /** Address of the page as Markdown, as its head names it. */
  markdownAddress?: string;
  scripts: ScriptTag[];
  inline: InlineCode;
  main?: Element;
}

/** Types of a script element that a browser runs or acts upon; others only hold data. */
const effective = /^\s*(?:module|(?:text|application)\/javascript|importmap|speculationrules)?\s*$/i;

/**
 * Parses the HTML of a built page.
 *
 * @throws Error when an attribute holds a script, which no content security policy with hashes can allow
 */
export function parsePage(html: string, file: string): ParsedPage {
  const page: ParsedPage = {file, meta: {}, scripts: [], inline: {scripts: [], styles: []}};
  read(parse(html, {sourceCodeLocationInfo: true}), page);
  return page;
}

function read(node: Tree.ParentNode, page: ParsedPage): void {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    readElement(child, node.nodeName === 'head', page);
    read(child.tagName === 'template' ? (child as Tree.Template).content : child, page);
  }
}

function readElement(element: Tree.Element, isInHead: boolean, page: ParsedPage): void {
  const {tagName, attrs} = element;
  for (const {name} of attrs)
    if (name.startsWith('on'))
      throw new Error(
        `${page.file}: <${tagName} ${name}="…"> holds a script that the content security policy forbids. Add a listener in a component instead.`,
      );
  const attribute = (name: string) => attrs.find((one) => one.name === name)?.value;
  if (tagName === 'html') page.language = attribute('lang');
  else if (tagName === 'main') page.main ??= fromParse5(element) as Element;
  else if (tagName === 'meta') page.meta[attribute('name') ?? ''] ??= attribute('content') ?? '';
  else if (tagName === 'link' && attribute('type') === 'text/markdown')
    page.markdownAddress ??= attribute('href');
  else if (tagName === 'style') page.inline.styles.push(hashSource(textIn(element)));
  else if (tagName === 'script') {
    const src = attribute('src');
    const {startOffset: start = 0, endOffset: end = 0} = element.sourceCodeLocation ?? {};
    if (src !== undefined) {
      const isDeferred = isInHead && attribute('defer') !== undefined;
      page.scripts.push({start, end, integrity: attribute('integrity'), isDeferred});
    } else if (effective.test(attribute('type') ?? '')) page.inline.scripts.push(hashSource(textIn(element)));
  }
}

function textIn({childNodes}: Tree.Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

export function findElement(root: Element, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (element) => {
    if (!test(element)) return undefined;
    found = element;
    return false;
  });
  return found;
}
