import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFileMessage} from 'vfile-message';
import {type PageExamples, readBlocks} from './readBlocks';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

function commentsOf(node: Nodes): string[] {
  const code = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' ? node.value : '';
  const comment = /^\s*\/\*(?<text>[\s\S]*)\*\/\s*$/.exec(code)?.groups?.text;
  return comment === undefined ? [] : [comment];
}

/**
 * Reads the code blocks of a page.
 *
 * @param page path from the root of the project, for messages
 * @param source text of the page
 */
export function readPage(page: string, source: string): PageExamples {
  let root: Root;
  try {
    root = parser.parse(source) as Root;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const message = `this is no MDX: ${error.reason}`;
    return {blocks: [], problems: [{page, line: error.line ?? 1, message}]};
  }
  return readBlocks(root, {page, lineOf: (line) => line, commentsOf});
}
