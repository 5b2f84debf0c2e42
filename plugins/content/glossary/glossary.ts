import type {Element, Root as HtmlRoot} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import upperFirst from 'lodash/upperFirst';
import type {Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {siteRoot} from '../../framework/static-html/siteRoot';
import {staticElement} from '../../framework/static-html/staticNode';
import {blockProperty, writePageBlocks} from '../highlight/pageBlocks';
import {importLine} from '../mdx/importLine';
import type {Term} from './readGlossary';

/** Names in a compiled page; no page declares these. */
const termComponent = 'GlossaryTerm';
const blocks = 'glossaryTerms';

/**
 * Remark plugin that gives the first use of each term in a page its definition.
 *
 * Looked at are paragraphs and lists of the page itself and of its steps: headings, links, code, tables and other
 * components stay as they are, and so does a term on its home page. `rehypeGlossary` has to come after it.
 */
export function remarkGlossary({terms}: {terms: readonly Term[]}) {
  const pattern = patternOf(terms);
  return (tree: Root, file: VFile): void => {
    const page = file.path.replaceAll('\\', '/');
    if (page.includes('/api-specification/')) return;
    const open = new Map(
      terms
        .filter(({home}) => !page.endsWith(`${home.replace(/#.*/, '')}.mdx`))
        .map((term) => [term.term.toLowerCase(), term]),
    );

    function mark(paragraph: Paragraph): void {
      paragraph.children = paragraph.children.flatMap((child) =>
        child.type === 'text' ? markText(child.value) : [child],
      );
    }

    function markText(text: string): PhrasingContent[] {
      const parts: PhrasingContent[] = [];
      let end = 0;
      for (const {0: word, 1: name = '', index} of text.matchAll(pattern)) {
        const term = open.get(name.toLowerCase());
        if (!term) continue;
        open.delete(name.toLowerCase());
        parts.push({type: 'text', value: text.slice(end, index)}, markedTerm(word, term));
        end = index + word.length;
      }
      return [...parts, {type: 'text', value: text.slice(end)}];
    }

    function read(node: Nodes): void {
      if (node.type === 'paragraph') mark(node);
      else if (holdsProse(node)) for (const child of node.children) read(child as Nodes);
    }

    read(tree);
  };
}

/** Finds terms as words of their own; a term that is part of a longer one is not found there. */
function patternOf(terms: readonly Term[]): RegExp {
  const choices = terms
    .map(({term}) => term)
    .sort((a, b) => b.length - a.length)
    .join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(${choices})s?(?![\\p{L}\\p{N}_-])`, 'giu');
}

/** A component's place, with what the build may put there instead (`staticElement` of plugins/framework/static-html). */
function markedTerm(word: string, term: Term): MdxJsxTextElement {
  const data: object = {staticElement: termElement(word, term)};
  return {type: 'mdxJsxTextElement', name: termComponent, attributes: [], children: [], data};
}

/**
 * A term and its tooltip, in a `span`.
 *
 * The word takes the focus, so that a key or a finger opens the tooltip, and is described by it to screen readers. The
 * link begins with `siteRoot`.
 */
function termElement(word: string, {term, definition, home}: Term): Element {
  const id = `term-${term.toLowerCase().replaceAll(' ', '-')}`;
  const link = h('a', {href: siteRoot + home.slice(1)}, 'More');
  return h('span', {className: 'term'}, [
    h('dfn', {tabIndex: 0, ariaDescribedBy: id}, word),
    h('span', {role: 'tooltip', id}, h('strong', upperFirst(term)), ` ${definition} `, link),
  ]);
}

function holdsProse(node: Nodes): node is Extract<Nodes, {children: unknown[]}> {
  if (node.type === 'mdxJsxFlowElement') return node.name === 'Steps';
  return node.type === 'root' || node.type === 'list' || node.type === 'listItem';
}

/**
 * Rehype plugin that keeps the HTML of the terms out of a page's script that no static run has taken along: those in
 * lines with components. Comes after `rehypeStaticRuns`.
 */
export function rehypeGlossary({folder}: {folder: string}) {
  return (tree: HtmlRoot, file: VFile): void => {
    const htmls: string[] = [];
    visit(tree, 'mdxJsxTextElement', (node) => {
      const element = node.name === termComponent && staticElement(node);
      if (element) node.attributes = [blockProperty(blocks, htmls.push(toHtml(element.children)) - 1)];
    });
    if (htmls.length === 0) return;
    tree.children.unshift(
      importLine(termComponent, '@site/src/components/StaticHtml/StaticTerm') as never,
      importLine(blocks, writePageBlocks(folder, `${file.path}#terms`, htmls)) as never,
    );
  };
}
