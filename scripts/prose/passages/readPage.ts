import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isMap, isScalar, parseDocument} from 'yaml';
import type {Passage, ProseSource} from './Passage';
import {PassageBuilder} from './PassageBuilder';
import {readMarkdown} from './readMarkdown';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/** Title and description, which stand in front of a page. */
function readFrontMatter(tree: Root, source: string): Passage[] {
  const [yaml] = tree.children;
  if (yaml?.type !== 'yaml') return [];
  const start = source.indexOf(yaml.value, yaml.position?.start.offset);
  const {contents} = parseDocument(yaml.value);
  if (!isMap(contents)) return [];
  const passages: Passage[] = [];
  for (const key of ['title', 'description']) {
    const value = contents.get(key, true);
    if (!isScalar(value) || typeof value.value !== 'string') continue;
    const builder = new PassageBuilder(source);
    builder.add(value.value, start + (value.range?.[0] ?? 0));
    const passage = builder.finish(key === 'title' ? 'heading' : 'paragraph');
    if (passage) passages.push(passage);
  }
  return passages;
}

/**
 * Reads what a page says: front matter, headings, paragraphs, tables, labels of components; no code blocks.
 *
 * @param file path from the root of the project; `.mdx` is read as the site reads it, anything else as Markdown
 */
export function readPage(file: string, source: string): ProseSource {
  const tree = (file.endsWith('.mdx') ? mdx : markdown).parse(source) as Root;
  return {file, source, passages: [...readFrontMatter(tree, source), ...readMarkdown(tree, source)]};
}
