import {hostApplications} from '../../../config/downloads';
import type {ExampleProblem, PageBlock} from './PageBlock';
import {readPage} from './readTexts';

/** Reads the text of another page; undefined when there is none. */
export type ReadSource = (page: string) => string | undefined;

/** The pages that the directives of a page name, or that a download is made of: their code is part of what is checked. */
export function neededPages(source: string): string[] {
  const named = [...source.matchAll(/example:\s*(?:needs|after)\s+(docs\/\S+)/g)].map(([, page]) => page);
  return /example:\s*downloaded\s/.test(source)
    ? [...named, ...hostApplications.map(({page}) => page)]
    : named;
}

/** The blocks of other pages that blocks need, and the directives that name none. */
export function findNeeded(blocks: PageBlock[], readSource: ReadSource) {
  const needed = new Map<PageBlock, PageBlock[]>();
  const problems: ExampleProblem[] = [];
  for (const block of blocks) {
    for (const {name, argument, line} of block.directives) {
      if (name !== 'needs') continue;
      const [page, title] = argument.split(/\s+/);
      const found = readPage(page, readSource(page) ?? '').blocks.find((each) => each.title === title);
      if (found) needed.set(block, [...(needed.get(block) ?? []), found]);
      else problems.push({page: block.page, line, message: `${page} has no block with title="${title}".`});
    }
  }
  return {needed, problems};
}
