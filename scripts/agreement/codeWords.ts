import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

function wordsIn(text: string): string[] {
  return text.match(/\w+/g) ?? [];
}

function filesBelow(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:h|c|json)$/.test(name))
    .map((name) => path.join(root, folder, name));
}

/** Words of the code blocks on pages, of what their C is compiled against, and of the test vectors. */
export function codeWords(root: string, pages: ReadonlyMap<string, Root>): Set<string> {
  const words = new Set<string>();
  const add = (text: string) => {
    for (const word of wordsIn(text)) words.add(word);
  };
  for (const file of [...filesBelow(root, 'samples'), ...filesBelow(root, 'static/vectors')])
    add(fs.readFileSync(file, 'utf8'));
  for (const tree of pages.values()) visit(tree, 'code', ({value}) => add(value));
  return words;
}
