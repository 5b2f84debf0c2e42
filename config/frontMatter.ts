import path from 'node:path';
import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';
import type {ParseFrontMatter} from '@docusaurus/types';
import leven from 'leven';

/** Fields of a page's front matter that the framework does not know. */
export interface PageFrontMatter {
  /** Whether the page has code. It is found in the page's text; a page whose code comes from elsewhere says so. */
  has_examples?: boolean;
}

/** Where the images of pages are that links unfold to; `plugins/site/images` draws them. */
export const cardFolder = '/img/cards/';

/** A fence, which may stand in a list or a quotation. */
const fence = /^(?:[ \t>]|[-*+] |\d+[.)] )*(?:`{3}|~{3})/m;

/** All fields that something reads, with the type of their value; `null` takes a link of the framework away. */
const fields = {
  id: 'a text',
  title: 'a text',
  description: 'a text',
  slug: 'a text',
  keywords: 'a list',
  tags: 'a list',
  image: 'a text',
  has_examples: 'true or false',
  hide_title: 'true or false',
  hide_table_of_contents: 'true or false',
  toc_min_heading_level: 'a number',
  toc_max_heading_level: 'a number',
  sidebar_key: 'a text',
  sidebar_label: 'a text',
  sidebar_position: 'a number',
  sidebar_class_name: 'a text',
  sidebar_custom_props: 'a map',
  displayed_sidebar: 'a text|null',
  pagination_label: 'a text',
  pagination_next: 'a text|null',
  pagination_prev: 'a text|null',
  custom_edit_url: 'a text|null',
  parse_number_prefixes: 'true or false',
  draft: 'true or false',
  unlisted: 'true or false',
  last_update: 'a map',
} satisfies Record<keyof (DocFrontMatter & PageFrontMatter), string>;

const types = {string: 'a text', boolean: 'true or false', number: 'a number', object: 'a map'};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : types[typeof value as keyof typeof types];
}

/**
 * What is wrong with the front matter of a page: a title or a description that is missing, without which a reader could
 * not tell it apart in a search result; a field that nothing reads; a value of another type. Each has its line in the
 * file, from 1, and says what was found and what to write instead.
 */
export function frontMatterProblems(
  frontMatter: Record<string, unknown>,
  source: string,
): {line: number; message: string}[] {
  const known = Object.keys(fields) as (keyof typeof fields)[];
  const missing = ['title', 'description'].filter((field) => !String(frontMatter[field] ?? '').trim());
  const lines = missing.map((field) => `  ${field}: one line that says what the page gives its reader`);
  const list = missing.join(' and no ');
  const lack = `the front matter has no ${list}. Add between the --- lines at the top:\n${lines.join('\n')}`;
  const wrong = Object.entries(frontMatter).flatMap(([name, value]) => {
    const line = source.split('\n').findIndex((text) => text.startsWith(`${name}:`)) + 1 || 1;
    const field = known.find((each) => each === name);
    if (!field) {
      const [nearest] = known.toSorted((a, b) => leven(a, name) - leven(b, name));
      return {line, message: `nothing reads the field "${name}". Write "${nearest}", or remove it.`};
    }
    if (missing.includes(field) || fields[field].split('|').includes(typeOf(value))) return [];
    return {line, message: `"${name}" is ${typeOf(value)}. Write ${fields[field].replace('|', ' or ')}.`};
  });
  return [...(missing.length > 0 ? [{line: 1, message: lack}] : []), ...wrong];
}

/** Parses a page's front matter as the framework does; adds whether it has examples, and where its social card is. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath).replaceAll(path.sep, '/');
  const problems = frontMatterProblems(result.frontMatter, params.fileContent);
  if (problems.length > 0)
    throw new Error(problems.map(({line, message}) => `${file}:${line}: ${message}`).join('\n'));
  const frontMatter = {image: `${cardFolder}${file.replace(/\.mdx?$/, '')}.png`, ...result.frontMatter};
  return {
    ...result,
    frontMatter: fence.test(result.content) ? {has_examples: true, ...frontMatter} : frontMatter,
  };
};
