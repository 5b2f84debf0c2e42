import type {Nodes} from 'mdast';
import {VFileMessage} from 'vfile-message';
import {htmlComments} from '../../../plugins/api-reference/page/htmlComments';
import {parsePage} from '../../pages/parsePage';
import {readDescriptions} from '../../pages/readDescriptions';
import {type PageExamples, readBlocks} from './readBlocks';

/** What a comment of MDX says. */
function commentIn(node: Nodes): string[] {
  const code = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' ? node.value : '';
  const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(code);
  return comment ? [comment[1]] : [];
}

/**
 * Reads the code blocks of a page.
 *
 * @param page path from the root of the project, for messages
 * @param source text of the page
 */
export function readPage(page: string, source: string): PageExamples {
  try {
    return readBlocks(parsePage(source), {page, lineOf: (line) => line, commentsOf: commentIn});
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    // Of an element without end the place is in the sentence alone.
    const [, line = 1] = /\((\d+):\d+-\d+:\d+\)/.exec(error.reason) ?? [];
    const message = `this is no MDX: ${error.reason}`;
    return {blocks: [], problems: [{page, line: error.line ?? Number(line), message}]};
  }
}

const commentsIn = (node: Nodes) => (node.type === 'html' ? htmlComments(node.value) : []);

/** The code blocks of the descriptions in an OpenAPI file: each is one page, or part of one, in the reference. */
function readDescribed(page: string, source: string): PageExamples[] {
  const {found, faults} = readDescriptions(source, ['description']);
  if (faults.length > 0) return [{blocks: [], problems: faults.map((fault) => ({page, ...fault}))}];
  return found.map(({text, tree, lineOf}) => {
    const {blocks, problems} = readBlocks(tree, {page, lineOf, commentsOf: commentsIn});
    for (const [index, line] of text.split('\n').entries()) {
      // A comment as pages have it is text in a description.
      if (!/\{\/\*\s*example:/.test(line)) continue;
      const message = 'readers would see this comment; in a description it is written <!-- example: … -->.';
      problems.push({page, line: lineOf(index + 1), message});
    }
    return {blocks, problems};
  });
}

/** The texts of a file with examples, each with blocks that readers follow by themselves: a page is one, a description of an OpenAPI file is one. */
export function readTexts(page: string, source: string): PageExamples[] {
  return page.endsWith('.yaml') ? readDescribed(page, source) : [readPage(page, source)];
}
