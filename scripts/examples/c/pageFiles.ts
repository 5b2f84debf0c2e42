import fs from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFenceOptions} from '../../../plugins/content/highlight/fenceOptions';
import {projectRoot} from '../../projectRoot';
import {parsePage} from '../../pages/parsePage';
import type {ExampleBlock} from '../ExampleBlock';

/** Whether a title is the path of a C file, and no words about one. */
export function isCFile(title: string | undefined): title is string {
  return title !== undefined && /^[\w./-]+\.[ch]$/.test(title);
}

/** Blocks with a C file's name as their title, read from a page of the site. */
export function filesOfPage(page: string): ExampleBlock[] {
  const files: ExampleBlock[] = [];
  visit(parsePage(fs.readFileSync(path.join(projectRoot, page), 'utf8')), 'code', (node: Code) => {
    const {title} = parseFenceOptions(node.meta ?? '');
    if (node.lang !== 'c' || !isCFile(title)) return;
    const line = node.position?.start.line ?? 1;
    files.push({page, line, language: 'c', title, text: node.value, directives: []});
  });
  return files;
}

/** The block's text, whose lines the compiler counts as those of the page. */
export function numbered(block: ExampleBlock & {lines?: readonly number[]}): string {
  const lines = block.text.split('\n');
  const lineAt = (index: number) => block.lines?.[index] ?? block.line + 1 + index;
  return lines
    .map((text, index) =>
      index > 0 && lineAt(index) === lineAt(index - 1) + 1
        ? text
        : `#line ${lineAt(index)} "${block.page}"\n${text}`,
    )
    .join('\n');
}
