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

let last: {source: string; tree: Root} | undefined;

/** Parses an MDX page as the site does. Several checks ask for the same page in turn: who changes the tree copies it. */
export function parsePage(source: string): Root {
  if (last?.source !== source) last = {source, tree: mdx.parse(source)};
  return last.tree;
}

/** Parses plain Markdown: files of the repository, and descriptions of the API. */
export function parseMarkdown(source: string): Root {
  return markdown.parse(source);
}
