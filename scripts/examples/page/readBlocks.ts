import type {Code, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {parseFenceOptions, takeMarkers} from '../../../plugins/content/highlight/fenceOptions';
import {parseDirective} from './directives';
import type {Directive, ExampleProblem, PageBlock} from './PageBlock';

/** The code blocks of a text in their order, and what is wrong with the comments before them. */
export interface PageExamples {
  blocks: PageBlock[];
  problems: ExampleProblem[];
}

/** Where a text comes from, and how comments are written in it. */
interface BlockSource {
  /** Path of the file from the root of the project, for messages. */
  page: string;
  /** Line of the file, from 1, of a line of the text, from 1. */
  lineOf(line: number): number;
  /** What the comments say that a node consists of; empty for any other node. */
  commentsOf(node: Nodes): string[];
}

/** What encloses a block. */
type Surroundings = Pick<PageBlock, 'choices' | 'isOutput'>;

const isElement = (node: Nodes): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement';

function attribute({attributes}: MdxJsxFlowElement, name: string): string {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)?.value;
  return typeof found === 'string' ? found : '';
}

function enter(node: Nodes, around: Surroundings, parent: Nodes): Surroundings {
  if (!isElement(node)) return around;
  if (node.name === 'ExpectedOutput') return {...around, isOutput: true};
  if (node.name === 'Differs') return {...around, isOutput: false};
  if (node.name !== 'Choice' || !isElement(parent)) return around;
  const offered = parent.children
    .filter((child) => isElement(child) && child.name === 'Choice')
    .map((choice) => attribute(choice as MdxJsxFlowElement, 'value'));
  const choice = {about: attribute(parent, 'about'), value: attribute(node, 'value'), offered};
  return {...around, choices: [...around.choices, choice]};
}

/** What readers copy of a fence's text, and the number of each of its lines in that text, from 0. */
function copiedLines(code: string): {text: string; numbers: number[]} {
  const {code: shown, marks} = takeMarkers(code);
  // A line that is a marker comment vanishes when it is taken alone.
  const numbers = code
    .split('\n')
    .flatMap((line, number) => (line !== '' && takeMarkers(line).code === '' ? [] : [number]));
  const isKept = (_: unknown, index: number) => marks.get(index) !== 'deleted';
  return {text: shown.split('\n').filter(isKept).join('\n'), numbers: numbers.filter(isKept)};
}

/** Reads the code blocks of a text that is parsed. */
export function readBlocks(root: Root, {page, lineOf, commentsOf}: BlockSource): PageExamples {
  const blocks: PageBlock[] = [];
  const problems: ExampleProblem[] = [];
  const startOf = (node: Nodes) => node.position?.start.line ?? 1;

  function addBlock(node: Code, around: Surroundings, directives: Directive[]): void {
    const {title} = parseFenceOptions(node.meta ?? '');
    const {text, numbers} = copiedLines(node.value);
    const fence = startOf(node);
    const lines = numbers.map((number) => lineOf(fence + 1 + number));
    const isOutput = around.isOutput || (title?.startsWith('Output') ?? false);
    const {choices} = around;
    const language = node.lang ?? '';
    blocks.push({page, line: lineOf(fence), language, title, text, directives, lines, choices, isOutput});
  }

  function readChildren(parent: Extract<Nodes, {children: Nodes[]}>, around: Surroundings): void {
    let waiting: Directive[] = [];
    for (const node of parent.children as Nodes[]) {
      const comments = commentsOf(node).filter((comment) => /^\s*example:/.test(comment));
      for (const comment of comments) {
        const line = lineOf(startOf(node));
        const result = parseDirective(comment, line);
        if (typeof result === 'string') problems.push({page, line, message: result});
        else waiting.push(result);
      }
      if (comments.length > 0) continue;
      if (node.type === 'code') addBlock(node, around, waiting);
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

  readChildren(root, {choices: [], isOutput: false});
  return {blocks, problems};
}
