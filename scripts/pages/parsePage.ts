import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {listPages} from './listPages';

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

export function pageTrees(root: string): Map<string, Root> {
  const pages = listPages(root).filter((file) => file.endsWith('.mdx'));
  return new Map(pages.map((file) => [file, parsePage(fs.readFileSync(path.join(root, file), 'utf8'))]));
}

/** Parses an MDX page, or plain Markdown, by the ending of its name. */
export function parseFile(file: string, source: string): Root {
  return file.endsWith('.mdx') ? parsePage(source) : parseMarkdown(source);
}
