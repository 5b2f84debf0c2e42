import path from 'node:path';
import {proseFiles} from './checkProse';

/**
 * Files that were named on the command line, from the root of the project; undefined when none was.
 *
 * @throws Error that names the argument whose text is not checked
 */
export function readFileArguments(given: readonly string[], root: string): string[] | undefined {
  if (given.length === 0) return undefined;
  const files = proseFiles(root);
  return given.map((argument) => {
    const file = path.relative(root, path.resolve(root, argument)).split(path.sep).join('/');
    if (!files.includes(file)) throw new Error(`${argument} is not checked; name a page, as docs/intro.mdx.`);
    return file;
  });
}
