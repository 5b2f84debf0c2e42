import fs from 'node:fs';
import path from 'node:path';

/** Written pages, as paths from the root of the project, in their order; those of the API reference are made by the build. */
export function listPages(root: string): string[] {
  return fs
    .readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .map((name) => `docs/${name.split(path.sep).join('/')}`)
    .filter((page) => page.endsWith('.mdx') && !page.startsWith('docs/api-specification/'))
    .sort();
}
