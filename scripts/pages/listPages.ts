import fs from 'node:fs';
import path from 'node:path';

/** Folder of the pages that the build makes from the OpenAPI file, with a slash at its end. */
export const madePages = 'docs/api-specification/';

function filesIn(root: string, folder: string, ending: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((name) => name.endsWith(ending))
    .sort();
}

/**
 * Files with examples, as paths from the root of the project, in their order: the written pages, then the OpenAPI
 * files, whose descriptions become the pages of the API reference.
 */
export function listPages(root: string): string[] {
  const written = filesIn(root, 'docs', '.mdx').filter((page) => !page.startsWith(madePages));
  return [...written, ...filesIn(root, 'openapi', '.yaml')];
}
