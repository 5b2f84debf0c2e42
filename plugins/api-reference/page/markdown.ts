import type {Oas3ExternalDocs} from '@redocly/openapi-core';
import type {ElementContent, Root as HastRoot} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toHtml} from 'hast-util-to-html';
import {toMdast} from 'hast-util-to-mdast';
import memoize from 'lodash/memoize';
import partition from 'lodash/partition';
import type {PhrasingContent, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toHast} from 'mdast-util-to-hast';
import {type Options, toMarkdown} from 'mdast-util-to-markdown';
import {toString as textOf} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {parseFragment} from 'parse5';
import {SKIP, visit} from 'unist-util-visit';
import type {Server} from '../../../sandbox/document/OpenApiDocument';
import {grammarOf, plainLanguages} from '../../content/highlight/languages';

const reading = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};
const writing: Options = {
  extensions: [gfmToMarkdown(), mdxToMarkdown()],
  bullet: '-',
  // A paragraph that begins with one of these words would be run as a program.
  unsafe: [
    {atBreak: true, character: 'e', after: 'xport\\b'},
    {atBreak: true, character: 'i', after: 'mport\\b'},
  ],
};

/** Elements that descriptions are written with. Any other tag, such as `<token>`, is a word like others. */
const elements = `a abbr b blockquote br center code dd del details div dl dt em font h1 h2 h3 h4 h5 h6 hr i iframe img
  ins kbd li ol p pre s samp script section small span strike strong style sub summary sup table tbody td tfoot th thead
  tr tt u ul var`;
const nameOfElement = `/?(?:${elements.split(/\s+/).join('|')})(?![\\w-])`;
const element = new RegExp(`<${nameOfElement}`, 'i');
const noElement = new RegExp(`<(?=/?[a-z])(?!${nameOfElement})`, 'gi');

function parse(markdown: string): Root {
  const written = fromMarkdown(markdown, reading);
  let hasElements = false;
  visit(written, 'html', (node, index, parent) => {
    // Comments are for the file's writers.
    const rest = node.value.replaceAll(/<!--[\s\S]*?-->/g, '');
    const value = rest === node.value ? rest : rest.trim();
    if (value === '' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    if (element.test(value)) {
      hasElements = true;
      node.value = value.replaceAll(noElement, '&lt;');
      return SKIP;
    }
    // A tag on lines of its own is a block: as mere text it would draw its neighbors into one line with it.
    const isBlock = /^(?:root|blockquote|listItem|footnoteDefinition)$/.test(parent?.type ?? '');
    const text = {type: 'text', value};
    Object.assign(node, isBlock ? {type: 'paragraph', children: [text]} : text);
    return SKIP;
  });
  // By way of HTML, titles of code and footnotes are lost, so only where there is some.
  const tree = hasElements ? withoutHtml(written) : written;
  visit(tree, 'code', (node) => {
    // The site highlights what it knows, and refuses the rest; a file is written for many sites.
    if (!node.lang || !(grammarOf(node.lang) || plainLanguages.has(node.lang))) node.lang = 'text';
    if (!/^title="[^"]*"$/.test(node.meta ?? '')) node.meta = null;
  });
  visit(tree, 'table', ({children: [head]}) => {
    // The site refuses a column without a name.
    for (const cell of head?.children ?? [])
      if (cell.children.length === 0) cell.children.push({type: 'text', value: '–'});
  });
  visit(tree, 'link', (node) => {
    // The framework would rename a file that a page links to; a download keeps its address.
    if (/^\/[^#?]+\.(?:ya?ml|json)$/.test(node.url)) node.url = `pathname://${node.url}`;
  });
  return tree;
}

/** Markdown that says what HTML in it says; what Markdown has no sign for, such as a script or a frame, is gone. */
function withoutHtml(tree: Root): Root {
  const html = toHtml(toHast(tree, {allowDangerousHtml: true}), {allowDangerousHtml: true});
  const elements = fromParse5(parseFragment(html)) as HastRoot;
  visit(elements, 'element', (node) => {
    const {tagName, properties} = node;
    // Scripts and styles come to nothing in Markdown.
    if (tagName === 'iframe' || (tagName === 'img' && !isSafe(properties.src))) node.tagName = 'script';
    // A link that leads nowhere is its text.
    if (tagName === 'a' && !isSafe(properties.href)) node.tagName = 'span';
  });
  return toMdast(elements) as Root;
}

/** Whether an address is one of the web, of mail or of the site. */
function isSafe(address: unknown): boolean {
  return typeof address === 'string' && /^(?:https?:|mailto:|[^:]*(?:[/?#]|$))/i.test(address.trim());
}

/** Markdown of an OpenAPI file as MDX: braces and angle brackets lose their meaning to MDX. */
export function markdownToMdx(markdown: string): string {
  return toMarkdown(parse(markdown), writing);
}

/** A file says the same of its errors and headers at every operation; each text is read once. */
const nodesOf = memoize((markdown: string) => (toHast(parse(markdown)) as HastRoot).children);

/** Markdown of an OpenAPI file as HTML nodes, which the caller may change. */
export function markdownToHast(markdown = ''): ElementContent[] {
  return structuredClone(nodesOf(markdown)) as ElementContent[];
}

/** The text of the first paragraph, as a page's meta description. */
export function firstParagraph(markdown: string): string {
  const paragraph = parse(markdown).children.find((node) => node.type === 'paragraph');
  return textOf(paragraph).replaceAll(/\s+/g, ' ');
}

/** The first paragraph as MDX, and all else. */
export function splitParagraph(markdown: string): [first: string, rest: string] {
  const {children} = parse(markdown);
  const paragraph = children.find((node) => node.type === 'paragraph');
  const [first, rest] = partition(children, (node) => node === paragraph).map((nodes) =>
    toMarkdown({type: 'root', children: nodes}, writing),
  );
  return [first ?? '', rest ?? ''];
}

/** Splits Markdown before each heading of the second level; what stands before the first one has no title. */
export function markdownSections(markdown: string): Array<{title?: string; text: string}> {
  const {children} = fromMarkdown(markdown);
  const headings = children.filter((node) => node.type === 'heading' && node.depth === 2);
  const starts = headings.map(({position}) => position?.start.offset ?? 0);
  return [0, ...starts].map((start, index) => ({
    title: index === 0 ? undefined : textOf(headings[index - 1]),
    text: markdown.slice(start, starts[index] ?? markdown.length).trim(),
  }));
}

/** A table of Markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A text as a code span of Markdown. */
export function inlineCode(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}

/** The same in a table. */
export function codeCell(text: string): string {
  return inlineCode(text.replaceAll('|', '\\|'));
}

/** The first paragraph of a text, for a cell of a table. */
export function textCell(markdown: string | undefined): string {
  const mdx = markdownToMdx(firstParagraph(markdown ?? '')).trim();
  return mdx.replaceAll('|', '\\|');
}

/** A link of Markdown with a plain text; its text alone where there is no address. */
export function linkTo(label = '', url = ''): string {
  const text: PhrasingContent = {type: 'text', value: label};
  const node: PhrasingContent = url ? {type: 'link', url, children: [text]} : text;
  return toMarkdown({type: 'paragraph', children: [node]}, {...writing, resourceLink: true}).trim();
}

/** The link to a document elsewhere, as a list of one or none. */
export function externalLink(docs: Oas3ExternalDocs | undefined, subject: string): string[] {
  if (!docs?.url) return [];
  return [linkTo(firstParagraph(docs.description ?? '') || `More on ${subject}`, docs.url)];
}

/** Front matter of a page, described by Markdown; JSON is YAML, so quotes, colons and braces in a text do no harm. */
export function frontMatter(
  page: {title: string; description: string} & Record<string, string | boolean>,
): string {
  const fields = {...page, description: firstParagraph(page.description) || page.title};
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

/** Addresses and what each is for; empty where one without variables is all, which pages of operations name at their top. */
export function serverTable(servers: Server[] = []): string {
  const isPlain = servers.every(({variables = {}}) => Object.keys(variables).length === 0);
  if (servers.length === 0 || (servers.length === 1 && isPlain)) return '';
  const rows = servers.map(({url, description, variables = {}}) => {
    const values = Object.entries(variables).map(([name, variable]) =>
      codeCell(`${name}: ${variable.enum?.join(', ') ?? variable.default}`),
    );
    const words = [textCell(description), ...values].filter((one) => one !== '');
    return [codeCell(url), words.join(' ')];
  });
  return table(['Server', 'For'], rows);
}
