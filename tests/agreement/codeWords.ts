import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Words of the code blocks on pages, of what their C is compiled against, and of the test vectors. */
export function codeWords(root: string, pages: ReadonlyMap<string, Root>): Set<string> {
  const texts = ['samples', 'static/vectors'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(?:h|c|json)$/.test(name))
      .map((name) => fs.readFileSync(path.join(root, folder, name), 'utf8')),
  );
  for (const tree of pages.values()) visit(tree, 'code', ({value}) => void texts.push(value));
  return new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
}
