import path from 'node:path';
import {projectRoot} from '../projectRoot';
import {madePages} from './listPages';

/**
 * Files that were named on the command line, from the root of the project; undefined when none was.
 *
 * @param known files that can be checked
 * @throws Error that names the argument which is none of them
 */
export function readFileArguments(
  given: readonly string[],
  known: readonly string[],
  root = projectRoot,
): string[] | undefined {
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
