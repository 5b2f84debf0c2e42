import {SearchIndex} from '../shared/engine/SearchIndex';
import type {Passage, SearchablePage} from '../shared/page';
import {answerQueries, type QueryRequest, type QueryResult} from '../shared/wire/answerQueries';

/**
 * A page for tests: a line such as `## Rotate it #rotate` opens a heading with its id, any other is a passage.
 *
 * @param rest What is unlike other pages.
 */
export function pageOf(
  path: string,
  title: string,
  lines: readonly Passage[] = [],
  rest: Partial<SearchablePage> = {},
): SearchablePage {
  const page: SearchablePage = {
    path,
    section: 'Guides',
    title,
    language: 'en',
    version: 'current',
    tag: 'docs-default-current',
    headings: [],
    passages: [],
    ...rest,
  };
  for (const line of lines) {
    const heading = typeof line === 'string' ? /^(#+) (.*) ?#(\S+)$/.exec(line) : null;
    if (!heading) page.passages.push(line);
    else {
      const [, marks = '', text = '', anchor = ''] = heading;
      page.headings.push([marks.length, anchor, text.trim(), page.passages.length]);
    }
  }
  return page;
}

/** Asks an index of the pages one query, with the texts that met it in brackets. */
export function askPages(pages: readonly SearchablePage[]): (request: Partial<QueryRequest>) => QueryResult {
  const index = new SearchIndex(pages, 'https://docs.example/');
  return (request) => {
    const tags = {highlightPreTag: '[', highlightPostTag: ']'};
    const {results} = answerQueries(index, {requests: [{indexName: 'docs', ...tags, ...request}]});
    return results[0] as QueryResult;
  };
}
