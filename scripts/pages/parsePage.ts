import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/** Parses an MDX page as the site does. */
export function parsePage(source: string): Root {
  return mdx.parse(source);
}

/** Parses plain Markdown: files of the repository, and descriptions of the API. */
export function parseMarkdown(source: string): Root {
  return markdown.parse(source);
}
