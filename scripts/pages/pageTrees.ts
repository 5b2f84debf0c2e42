import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {listPages} from './listPages';
import {parsePage} from './parsePage';

/** The written pages as trees, by path. */
export function pageTrees(root: string): Map<string, Root> {
  const pages = listPages(root).filter((file) => file.endsWith('.mdx'));
  return new Map(pages.map((file) => [file, parsePage(fs.readFileSync(path.join(root, file), 'utf8'))]));
}
