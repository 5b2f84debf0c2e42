import type {Nodes} from 'mdast';
import {htmlComments} from '../../../plugins/api-reference/page/htmlComments';
import {readDescriptions} from '../../pages/readDescriptions';
import {type PageExamples, readBlocks} from './readBlocks';

const commentsOf = (node: Nodes) => (node.type === 'html' ? htmlComments(node.value) : []);

/** A comment as pages have it, which is text in a description. */
const pageComment = /\{\/\*\s*example:/;

/**
 * Reads the code blocks of the descriptions in an OpenAPI file, each description by itself: it is one page, or part of
 * one, in the reference.
 *
 * @param page path of the file from the root of the project, for messages
 * @param source YAML
 */
export function readDescribed(page: string, source: string): PageExamples[] {
  const {found, faults} = readDescriptions(source, ['description']);
  if (faults.length > 0) return [{blocks: [], problems: faults.map((fault) => ({page, ...fault}))}];
  return found.flatMap(({text, tree, lineOf}) => {
    const {blocks, problems} = readBlocks(tree, {page, lineOf, commentsOf});
    for (const [index, line] of text.split('\n').entries()) {
      if (!pageComment.test(line)) continue;
      const message = 'readers would see this comment; in a description it is written <!-- example: … -->.';
      problems.push({page, line: lineOf(index + 1), message});
    }
    return blocks.length > 0 || problems.length > 0 ? [{blocks, problems}] : [];
  });
}
