import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toHast} from 'mdast-util-to-hast';
import {type Options, toMarkdown} from 'mdast-util-to-markdown';
import {toString as textOf} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import type {ElementContent} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {h} from 'hastscript';
import {grammarOf, plainLanguages} from '../../content/highlight/languages';
import {withoutComments} from './htmlComments';

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

const flowParents: ReadonlySet<Nodes['type']> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
]);

function parse(markdown: string) {
  const tree = fromMarkdown(markdown, reading);
  // An OpenAPI file is written for many readers of it; tags in it are shown, not run. Comments are for its writers.
  visit(tree, 'html', (node, index, parent) => {
    const shown = withoutComments(node.value);
    if (shown === '' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    // A tag on lines of its own is a block: as mere text it would draw its neighbors into one line with it.
    const isBlock = parent !== undefined && flowParents.has(parent.type);
    Object.assign(
      node,
      isBlock ? {type: 'paragraph', children: [{type: 'text', value: shown}]} : {type: 'text', value: shown},
    );
    return SKIP;
  });
  visit(tree, 'code', (node) => {
    // The site highlights what it knows, and refuses the rest; a file is written for many sites.
    if (!node.lang || !(grammarOf(node.lang) || plainLanguages.has(node.lang))) node.lang = 'text';
    if (!/^title="[^"]*"$/.test(node.meta ?? '')) node.meta = null;
  });
  visit(tree, 'link', (node) => {
    // The framework would rename a file that a page links to; a download keeps its address.
    if (/^\/[^#?]+\.(?:ya?ml|json)$/.test(node.url)) node.url = `pathname://${node.url}`;
  });
  return tree;
}

/** Markdown of an OpenAPI file as MDX: braces and angle brackets lose their meaning to MDX. */
export function markdownToMdx(markdown: string): string {
  return toMarkdown(parse(markdown), writing);
}

/** One line of words and code spans, which most descriptions are, needs no parser. */
const isPlain = /^(?![\d+#-])(?:[\p{L}\p{N} ,.;'"()%=?/+-]|: |`[^`\n]+`)+$/u;

function plainParagraph(text: string): ElementContent {
  const parts = text.split('`').map((part, index) => (index % 2 === 0 ? part : h('code', part.trim())));
  return h('p', parts);
}

/** A file says the same of its errors and headers at every operation; each text is read once. */
const known = new Map<string, ElementContent[]>();

/** Markdown of an OpenAPI file as HTML nodes, which the caller may change. */
export function markdownToHast(markdown: string): ElementContent[] {
  if (isPlain.test(markdown)) return [plainParagraph(markdown)];
  let nodes = known.get(markdown);
  if (!nodes) {
    const tree = toHast(parse(markdown));
    nodes = 'children' in tree ? (tree.children as ElementContent[]) : [];
    known.set(markdown, nodes);
  }
  return structuredClone(nodes);
}

/** The text of the first paragraph, as a page's meta description. */
export function firstParagraph(markdown: string): string {
  const paragraph = parse(markdown).children.find((node) => node.type === 'paragraph');
  return paragraph ? textOf(paragraph).replaceAll(/\s+/g, ' ') : '';
}

/** All but the first paragraph. */
export function afterFirstParagraph(markdown: string): string {
  const tree = parse(markdown);
  const index = tree.children.findIndex((node) => node.type === 'paragraph');
  const rest = tree.children.filter((_, position) => position !== index);
  return toMarkdown({...tree, children: rest}, writing);
}
