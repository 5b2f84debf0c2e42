import type {ExampleProblem} from '../ExampleBlock';
import type {PageBlock} from './PageBlock';
import {readPage} from './readPage';

/** Reads the text of another page; undefined when there is none. */
export type ReadSource = (page: string) => string | undefined;

const separate = (argument: string) => argument.split(/\s+/) as [page: string, title: string];

/** The pages that the directives of a page name, whose code is part of what is checked. */
export function neededPages(source: string): string[] {
  return [...source.matchAll(/example:\s*(?:needs|after)\s+(docs\/\S+)/g)].map(([, page]) => page);
}

/** The blocks of other pages that blocks need, and the directives that name none. */
export function findNeeded(blocks: PageBlock[], readSource: ReadSource) {
  const needed = new Map<PageBlock, PageBlock[]>();
  const problems: ExampleProblem[] = [];
  for (const block of blocks) {
    for (const {argument, line} of block.directives.filter(({name}) => name === 'needs')) {
      const [page, title] = separate(argument);
      const source = readSource(page);
      const found =
        source === undefined ? undefined : readPage(page, source).blocks.find((each) => each.title === title);
      if (found) needed.set(block, [...(needed.get(block) ?? []), found]);
      else problems.push({page: block.page, line, message: `${page} has no block with title="${title}".`});
    }
  }
  return {needed, problems};
}
