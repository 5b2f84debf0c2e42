import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

/**
 * Parses a page's front matter as the framework does and refuses a page that a reader could not tell
 * apart in a search result: every page needs a title and a description.
 *
 * @throws Error that names the page and what it lacks.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const missing = ['title', 'description'].filter((field) => !hasText(result.frontMatter[field]));
  if (missing.length > 0) {
    const page = path.relative(process.cwd(), params.filePath);
    const lines = missing.map((field) => `  ${field}: one line that says what the page gives its reader`);
    throw new Error(
      `${page}: the front matter has no ${missing.join(' and no ')}. Add between the --- lines at the top:\n${lines.join('\n')}`,
    );
  }
  return result;
};

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
