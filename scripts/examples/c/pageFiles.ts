import fs from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../projectRoot';
import type {ExampleBlock} from '../ExampleBlock';
import {readPage} from '../page/readPage';

/** Whether a title is the path of a C file, and no words about one. */
export function isCFile(title: string | undefined): title is string {
  return title !== undefined && /^[\w./-]+\.[ch]$/.test(title);
}

/** Blocks with a C file's name as their title, read from a page of the site. */
export function filesOfPage(page: string): ExampleBlock[] {
  const {blocks} = readPage(page, fs.readFileSync(path.join(projectRoot, page), 'utf8'));
  return blocks.filter(({language, title}) => language === 'c' && isCFile(title));
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
