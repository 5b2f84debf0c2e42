import type {Nodes, Root} from 'mdast';
import {VFileMessage} from 'vfile-message';
import {parsePage} from '../../pages/parsePage';
import {type PageExamples, readBlocks} from './readBlocks';

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
    root = parsePage(source);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const message = `this is no MDX: ${error.reason}`;
    return {blocks: [], problems: [{page, line: error.line ?? 1, message}]};
  }
  return readBlocks(root, {page, lineOf: (line) => line, commentsOf});
}
