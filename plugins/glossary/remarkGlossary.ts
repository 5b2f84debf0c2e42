import type {Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {blockProperty, writePageBlocks} from '../code-highlight/pageBlocks';
import {importDefault} from '../mdx/importDefault';
import type {Term} from './readGlossary';
import {termHtml} from './termHtml';

/** Names in a compiled page; no page declares these. */
const names = {component: 'GlossaryTerm', blocks: 'glossaryTerms'};

/** Settings of the plugin. */
export interface GlossaryOptions {
  terms: readonly Term[];
  /** Folder that the HTML is written to, a file for each page. */
  folder: string;
  /** Of the site, with a slash at its end. */
  baseUrl: string;
}

/**
 * Remark plugin that gives the first use of each term in a page its definition.
 *
 * Looked at are paragraphs and lists of the page itself and of its steps: headings, links, code, tables and other
 * components stay as they are, and so does a term on its home page. The HTML stays out of the page's script.
 */
export default function remarkGlossary({terms, folder, baseUrl}: GlossaryOptions) {
  const pattern = patternOf(terms);
  return (tree: Root, file: VFile): void => {
    const page = file.path.replaceAll('\\', '/');
    if (page.includes('/api-specification/')) return;
    const open = new Map(
      terms
        .filter(({home}) => !page.endsWith(`${home.replace(/#.*/, '')}.mdx`))
        .map((term) => [term.term.toLowerCase(), term]),
    );
    const htmls: string[] = [];

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
        parts.push({type: 'text', value: text.slice(end, index)}, termElement(htmls.length));
        htmls.push(termHtml(word, term, baseUrl));
        end = index + word.length;
      }
      return [...parts, {type: 'text', value: text.slice(end)}];
    }

    function read(node: Nodes): void {
      if (node.type === 'paragraph') mark(node);
      else if (holdsProse(node)) for (const child of node.children) read(child as Nodes);
    }

    read(tree);
    if (htmls.length === 0) return;
    tree.children.unshift(
      importDefault(names.component, '@site/src/components/StaticHtml/StaticTerm'),
      importDefault(names.blocks, writePageBlocks(folder, `${file.path}#terms`, htmls)),
    );
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

function termElement(index: number): MdxJsxTextElement {
  const attributes = [blockProperty(names.blocks, index)];
  return {type: 'mdxJsxTextElement', name: names.component, attributes, children: []};
}

function holdsProse(node: Nodes): node is Extract<Nodes, {children: unknown[]}> {
  if (node.type === 'mdxJsxFlowElement') return node.name === 'Steps';
  return node.type === 'root' || node.type === 'list' || node.type === 'listItem';
}
