import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {blockProperty, writePageBlocks} from '../highlight/pageBlocks';
import {importDefault} from '../mdx/importDefault';
import {staticElement} from '../../framework/static-html/staticNode';
import {termComponent} from './remarkGlossary';

/** Name of a page's blocks; no page declares it. */
const blocks = 'glossaryTerms';

/**
 * Rehype plugin that keeps the HTML of the terms out of a page's script that no static run has taken along: those in
 * lines with components. Comes after `rehypeStaticRuns`.
 *
 * @param folder where the HTML is written, a file for each page
 */
export default function rehypeGlossary({folder}: {folder: string}) {
  return (tree: Root, file: VFile): void => {
    const htmls: string[] = [];
    visit(tree, 'mdxJsxTextElement', (node) => {
      const element = node.name === termComponent && staticElement(node);
      if (element) node.attributes = [blockProperty(blocks, htmls.push(toHtml(element.children)) - 1)];
    });
    if (htmls.length === 0) return;
    tree.children.unshift(
      importDefault(termComponent, '@site/src/components/StaticHtml/StaticTerm') as never,
      importDefault(blocks, writePageBlocks(folder, `${file.path}#terms`, htmls)) as never,
    );
  };
}
