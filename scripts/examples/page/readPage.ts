import type {Code, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFileMessage} from 'vfile-message';
import {parseFenceOptions} from '../../../plugins/code-highlight/fenceOptions';
import {parseDirective} from '../directives/parseDirective';
import type {Directive, ExampleProblem} from '../ExampleBlock';
import {copiedLines} from './copiedLines';
import type {Choice, PageBlock} from './PageBlock';

/** The code blocks of a page in their order, and what is wrong with the comments before them. */
export interface PageExamples {
  blocks: PageBlock[];
  problems: ExampleProblem[];
}

/** What encloses a block. */
interface Surroundings {
  choices: Choice[];
  isOutput: boolean;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

const isElement = (node: Nodes): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement';
const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

function attribute({attributes}: MdxJsxFlowElement, name: string): string {
  for (const each of attributes) {
    if (each.type === 'mdxJsxAttribute' && each.name === name && typeof each.value === 'string')
      return each.value;
  }
  return '';
}

function enter(node: Nodes, around: Surroundings, parent: Nodes): Surroundings {
  if (!isElement(node)) return around;
  if (node.name === 'ExpectedOutput') return {...around, isOutput: true};
  if (node.name === 'Differs') return {...around, isOutput: false};
  if (node.name !== 'Choice' || !isElement(parent)) return around;
  const offered = parent.children
    .filter(isElement)
    .filter(({name}) => name === 'Choice')
    .map((choice) => attribute(choice, 'value'));
  const choice = {about: attribute(parent, 'about'), value: attribute(node, 'value'), offered};
  return {...around, choices: [...around.choices, choice]};
}

function toBlock(page: string, node: Code, around: Surroundings, directives: Directive[]): PageBlock {
  const {title} = parseFenceOptions(node.meta ?? '');
  const {text, numbers} = copiedLines(node.value);
  const line = lineOf(node);
  return {
    page,
    line,
    language: node.lang ?? '',
    title,
    text,
    directives,
    lines: numbers.map((number) => line + 1 + number),
    choices: around.choices,
    isOutput: around.isOutput || (title?.startsWith('Output') ?? false),
  };
}

/**
 * Reads the code blocks of a page.
 *
 * @param page path from the root of the project, for messages
 * @param source text of the page
 */
export function readPage(page: string, source: string): PageExamples {
  const blocks: PageBlock[] = [];
  const problems: ExampleProblem[] = [];

  function readChildren(parent: Extract<Nodes, {children: Nodes[]}>, around: Surroundings): void {
    let waiting: Directive[] = [];
    for (const node of parent.children as Nodes[]) {
      const comment =
        node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' ? node.value : '';
      if (/^\s*\/\*\s*example:/.test(comment)) {
        const result = parseDirective(comment, lineOf(node));
        if (typeof result === 'string') problems.push({page, line: lineOf(node), message: result});
        else waiting.push(result);
        continue;
      }
      if (node.type === 'code') blocks.push(toBlock(page, node, around, waiting));
      else report(waiting);
      waiting = [];
      if ('children' in node) readChildren(node as typeof parent, enter(node, around, parent as Nodes));
    }
    report(waiting);
  }

  function report(unused: Directive[]): void {
    for (const {name, line} of unused) {
      const message = `"example: ${name}" stands before no code block; move it to the line before the fence.`;
      problems.push({page, line, message});
    }
  }

  let root: Root;
  try {
    root = parser.parse(source) as Root;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return {blocks, problems: [{page, line: error.line ?? 1, message: `this is no MDX: ${error.reason}`}]};
  }
  readChildren(root, {choices: [], isOutput: false});
  return {blocks, problems};
}
