import type {Code, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {parseFenceOptions} from '../../../plugins/content/highlight/fenceOptions';
import {parseDirective} from '../directives/parseDirective';
import type {Directive, ExampleProblem} from '../ExampleBlock';
import {copiedLines} from './copiedLines';
import type {Choice, PageBlock} from './PageBlock';

/** The code blocks of a text in their order, and what is wrong with the comments before them. */
export interface PageExamples {
  blocks: PageBlock[];
  problems: ExampleProblem[];
}

/** Where a text comes from, and how comments are written in it. */
export interface BlockSource {
  /** Path of the file from the root of the project, for messages. */
  page: string;
  /** Line of the file, from 1, of a line of the text, from 1. */
  lineOf(line: number): number;
  /** What the comments say that a node consists of; empty for any other node. */
  commentsOf(node: Nodes): string[];
}

/** What encloses a block. */
interface Surroundings {
  choices: Choice[];
  isOutput: boolean;
}

const isElement = (node: Nodes): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement';

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

/** Reads the code blocks of a text that is parsed. */
export function readBlocks(root: Root, {page, lineOf, commentsOf}: BlockSource): PageExamples {
  const blocks: PageBlock[] = [];
  const problems: ExampleProblem[] = [];
  const startOf = (node: Nodes) => node.position?.start.line ?? 1;

  function toBlock(node: Code, around: Surroundings, directives: Directive[]): PageBlock {
    const {title} = parseFenceOptions(node.meta ?? '');
    const {text, numbers} = copiedLines(node.value);
    const fence = startOf(node);
    return {
      page,
      line: lineOf(fence),
      language: node.lang ?? '',
      title,
      text,
      directives,
      lines: numbers.map((number) => lineOf(fence + 1 + number)),
      choices: around.choices,
      isOutput: around.isOutput || (title?.startsWith('Output') ?? false),
    };
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
      if (node.type === 'code') blocks.push(toBlock(node, around, waiting));
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
