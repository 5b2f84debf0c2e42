import path from 'node:path';
import {projectRoot} from '../projectRoot';
import {listPages, madePages} from './listPages';

/**
 * Pages that were named on the command line, from the root of the project; undefined when none was.
 *
 * @throws Error that names the argument which is no page
 */
export function readPageArguments(given: readonly string[], root = projectRoot): string[] | undefined {
  if (given.length === 0) return undefined;
  const pages = listPages(root);
  return given.map((argument) => {
    const page = path.relative(root, path.resolve(root, argument)).split(path.sep).join('/');
    if (page.startsWith(madePages)) {
      const sources = pages.filter((each) => each.endsWith('.yaml')).join(' or ');
      throw new Error(`${argument} is made by the build; name the file that its text stands in: ${sources}.`);
    }
    if (!pages.includes(page)) throw new Error(`${argument} is no page; name one as docs/intro.mdx.`);
    return page;
  });
}
