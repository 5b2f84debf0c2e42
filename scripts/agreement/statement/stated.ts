import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {readStatements} from './readStatements';
import type {Statement} from './Statement';

/** What a piece of Markdown states, for tests. */
export function stated(markdown: string, file = 'page.mdx'): Statement[] {
  return readStatements(file, unified().use(remarkParse).use(remarkGfm).parse(markdown) as Root);
}
