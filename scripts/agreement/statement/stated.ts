import {parseMarkdown} from '../../pages/parsePage';
import {readStatements} from './readStatements';
import type {Statement} from './Statement';

/** What a piece of Markdown states, for tests. */
export function stated(markdown: string, file = 'page.mdx'): Statement[] {
  return readStatements(file, parseMarkdown(markdown));
}
