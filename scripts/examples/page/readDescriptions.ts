import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {isScalar, LineCounter, parseDocument, Scalar, visit} from 'yaml';
import {htmlComments} from '../../../plugins/api-reference/page/htmlComments';
import {type PageExamples, readBlocks} from './readBlocks';

const commentsOf = (node: Nodes) => (node.type === 'html' ? htmlComments(node.value) : []);

/** A comment as pages have it, which is text in a description. */
const pageComment = /\{\/\*\s*example:/;

/** The lines of a text that hold a comment in the form of pages, from 1. */
function pageComments(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (pageComment.test(line) ? [index + 1] : []));
}

/**
 * Reads the code blocks of the descriptions in an OpenAPI file, each description by itself: it is one page, or part of
 * one, in the reference.
 *
 * @param page path of the file from the root of the project, for messages
 * @param source YAML
 */
export function readDescriptions(page: string, source: string): PageExamples[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {lineCounter, prettyErrors: false});
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line;
  const found: PageExamples[] = [];
  visit(document, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || key.value !== 'description') return;
      if (!isScalar(value) || typeof value.value !== 'string') return;
      const start = lineAt(value.range?.[0]);
      // Only in a block of the kind "|" does each line of the text have a line of the file.
      const isLiteral = value.type === Scalar.BLOCK_LITERAL;
      const lineOf = (line: number) => (isLiteral ? start + line : start);
      const text = value.value;
      const root = fromMarkdown(text, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
      const {blocks, problems} = readBlocks(root, {page, lineOf, commentsOf});
      for (const line of pageComments(text)) {
        const message = 'readers would see this comment; in a description it is written <!-- example: … -->.';
        problems.push({page, line: lineOf(line), message});
      }
      if (blocks.length > 0 || problems.length > 0) found.push({blocks, problems});
    },
  });
  const broken = document.errors.map(({message, pos}) => ({page, line: lineAt(pos[0]), message}));
  return broken.length > 0 ? [{blocks: [], problems: broken}] : found;
}
