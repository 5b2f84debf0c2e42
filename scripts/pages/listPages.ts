import fs from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../projectRoot';

/** Folder of the pages that the build makes from the OpenAPI file, with a slash at its end. */
export const madePages = 'docs/api-specification/';

/** Files in a folder at any depth, as paths from the root of the project, in their order. */
export function filesIn(root: string, folder: string): string[] {
  const names = fs.readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'});
  return names.map((name) => `${folder}/${name.split(path.sep).join('/')}`).sort();
}

/**
 * Files with examples, as paths from the root of the project, in their order: the written pages, then the OpenAPI
 * files, whose descriptions become the pages of the API reference.
 */
export function listPages(root: string): string[] {
  const pages = filesIn(root, 'docs').filter((name) => name.endsWith('.mdx') && !name.startsWith(madePages));
  return [...pages, ...filesIn(root, 'openapi').filter((name) => name.endsWith('.yaml'))];
}

/** Sources whose texts readers see, from the root of the project, in order. */
export function listComponents(root: string): string[] {
  return ['src/components', 'model/packet', 'src/pages', 'src/theme']
    .flatMap((folder) => filesIn(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$|\/testing\//.test(file))
    .sort();
}

/** Files that were named on the command line, from the root of the project; undefined when none was. */
export function readFileArguments(given: readonly string[], known: readonly string[], root = projectRoot) {
  if (given.length === 0) return undefined;
  return given.map((argument) => {
    const file = path.relative(root, path.resolve(root, argument)).split(path.sep).join('/');
    if (file.startsWith(madePages)) {
      const sources = known.filter((each) => /^openapi\/.*\.yaml$/.test(each)).join(' or ');
      throw new Error(`${argument} is made by the build; name the file that its text stands in: ${sources}.`);
    }
    if (!known.includes(file)) throw new Error(`${argument} is not checked; name a page, as docs/intro.mdx.`);
    return file;
  });
}
