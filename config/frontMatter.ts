import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

/** Fields of a page's front matter that the framework does not know. */
export interface PageFrontMatter {
  /** Whether the page has code. It is found in the page's text; a page whose code comes from elsewhere says so. */
  has_examples?: boolean;
}

/** Where the images of pages are that links unfold to; `plugins/site/images` draws them. */
export const cardFolder = '/img/cards/';

/** A fence, which may stand in a list or a quotation. */
const fence = /^(?:[ \t>]|[-*+] |\d+[.)] )*(?:`{3}|~{3})/m;

/**
 * Parses a page's front matter as the framework does, adds whether the page has examples and where its social card is, and refuses a page that a reader could not tell
 * apart in a search result: every page needs a title and a description.
 *
 * @throws Error that names the page and what it lacks.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath).replaceAll(path.sep, '/');
  const frontMatter = {image: `${cardFolder}${file.replace(/\.mdx?$/, '')}.png`, ...result.frontMatter};
  const missing = ['title', 'description'].filter((field) => !hasText(result.frontMatter[field]));
  if (missing.length > 0) {
    const lines = missing.map((field) => `  ${field}: one line that says what the page gives its reader`);
    throw new Error(
      `${file}: the front matter has no ${missing.join(' and no ')}. Add between the --- lines at the top:\n${lines.join('\n')}`,
    );
  }
  if (!fence.test(result.content)) return {...result, frontMatter};
  const {has_examples = true, ...rest} = frontMatter as PageFrontMatter;
  return {...result, frontMatter: {...rest, has_examples}};
};

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
