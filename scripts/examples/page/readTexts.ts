import type {Code, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {VFileMessage} from 'vfile-message';
import programs from '../../../config/pagePrograms.json';
import {parseFenceOptions, takeMarkers} from '../../../plugins/content/highlight/fenceOptions';
import {parsePage, readDescriptions} from '../../pages/parsePage';
import {parseDirective} from './directives';
import type {Directive, ExampleProblem, PageBlock} from './PageBlock';

/** The code blocks of a text in their order, and what is wrong with the comments before them. */
export interface PageExamples {
  blocks: PageBlock[];
  problems: ExampleProblem[];
}

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

/** What the comments say that a node of a page, or of a description, consists of. */
function commentsIn(node: Nodes): string[] {
  if (node.type === 'html')
    return Array.from(node.value.matchAll(/<!--([\s\S]*?)-->/g), ([, text = '']) => text);
  const code = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' ? node.value : '';
  return /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(code)?.slice(1) ?? [];
}

/** @param lineOf line of the file of a line of the text, both from 1 */
function readBlocks(root: Root, page: string, lineOf = (line: number) => line): PageExamples {
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
      const comments = commentsIn(node).filter((comment) => /^\s*example:/.test(comment));
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

export function readPage(page: string, source: string): PageExamples {
  try {
    return readBlocks(parsePage(source), page);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    // Of an element without end the place is in the sentence alone.
    const [, line = 1] = /\((\d+):\d+-\d+:\d+\)/.exec(error.reason) ?? [];
    const message = `this is no MDX: ${error.reason}`;
    return {blocks: [], problems: [{page, line: error.line ?? Number(line), message}]};
  }
}

/** The code blocks of the descriptions in an OpenAPI file: each is one page, or part of one, in the reference. */
function readDescribed(page: string, source: string): PageExamples[] {
  const {found, faults} = readDescriptions(source, ['description']);
  if (faults.length > 0) return [{blocks: [], problems: faults.map((fault) => ({page, ...fault}))}];
  return found.map(({text, tree, lineOf}) => {
    const {blocks, problems} = readBlocks(tree, page, lineOf);
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

export type ReadSource = (page: string) => string | undefined;

/** The pages that the directives of a page name, or that a download is made of: their code is part of what is checked. */
export function neededPages(source: string): string[] {
  const named = [...source.matchAll(/example:\s*(?:needs|after)\s+(docs\/\S+)/g)].map(([, page]) => page);
  const ofHost = /example:\s*downloaded\s/.test(source) ? programs.ofHostBuild.map(({page}) => page) : [];
  return [...named, ...ofHost];
}

/** The blocks of other pages that blocks need, and the directives that name none. */
export function findNeeded(blocks: PageBlock[], readSource: ReadSource) {
  const needed = new Map<PageBlock, PageBlock[]>();
  const problems: ExampleProblem[] = [];
  for (const block of blocks) {
    for (const {name, argument, line} of block.directives) {
      if (name !== 'needs') continue;
      const [page, title] = argument.split(/\s+/);
      const found = readPage(page, readSource(page) ?? '').blocks.find((each) => each.title === title);
      if (found) needed.set(block, [...(needed.get(block) ?? []), found]);
      else problems.push({page: block.page, line, message: `${page} has no block with title="${title}".`});
    }
  }
  return {needed, problems};
}
