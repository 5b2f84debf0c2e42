import unescapeHtml from 'lodash/unescape';
import {z} from 'zod';
import {cut, sectionIds, sectionOf} from '../site/sections';
import {Refusal} from '../site/Site';
import {searchWords, tool} from './Tool';

/** Most characters of a section beside other hits, and of a page in one answer. */
const most = {section: 4_000, page: 40_000};
const withText = 3;

export const searchDocs = tool({
  title: 'Search the documentation',
  description:
    'Finds sections of the documentation, best first: the same hits as the search of the site. The first three come with their Markdown. Takes words, questions, error texts, names of functions and paths of the API.',
  input: {
    query: searchWords.describe('What to look for.'),
    limit: z.int().min(1).max(20).default(8).describe('Most sections.'),
  },
  async answer({query, limit}, {site}) {
    const {address} = await site.list();
    const wanted = {hitsPerPage: limit, attributesToRetrieve: ['url', 'hierarchy']};
    const request = {indexName: 'docs', query, ...wanted};
    const {hits = [], nbHits = 0} = (await site.search.answer({requests: [request]})).results[0] ?? {};
    if (hits.length === 0) return {text: 'Nothing was found. Try fewer or other words.', sources: [address]};
    const sources = hits.map(({url}) => String(url));
    const found = hits.map(async ({hierarchy}, index) => {
      const path = Object.values(hierarchy as Record<string, string | null>).flatMap((one) => one ?? []);
      const head = `## ${index + 1}. ${unescapeHtml(path.join(' > '))}\n\n${sources[index]}`;
      if (index >= withText) return head;
      const {page, section} = await site.page(sources[index] ?? '');
      const text = sectionOf(await site.text(page.name), section) ?? '';
      return `${head}\n\n${cut(text, most.section, 'Cut here: read_page has the whole section.')}`;
    });
    return {text: `${nbHits} sections found.\n\n${(await Promise.all(found)).join('\n\n')}`, sources};
  },
});

export const readPage = tool({
  title: 'Read a page',
  description: 'A page of the documentation as Markdown, whole or one section of it.',
  input: {
    page: z
      .string()
      .max(300)
      .describe('Its path or address, such as docs/intro; `#` and an id name a section.'),
    section: z.string().max(200).optional().describe('Id of a heading, field or property of the page.'),
    from: z.int().min(0).default(0).describe('Character to go on at, where an answer was cut.'),
  },
  async answer({page: given, section = undefined, from}, {site}) {
    const {page, section: named, url} = await site.page(given);
    const id = section ?? named;
    const markdown = await site.text(page.name);
    const text = id ? sectionOf(markdown, id) : markdown;
    const ids = () => sectionIds(markdown).join(', ');
    if (text === undefined)
      throw new Refusal(`The page has no such section. Its headings have the ids ${ids()}.`);
    const rest = `Cut here, of ${text.length} characters. Go on with from: ${from + most.page}`;
    const end = from + most.page < text.length ? `\n\n[${rest}]` : '';
    return {text: text.slice(from, from + most.page) + end, sources: [id ? `${url}#${id}` : url]};
  },
});

export const listPages = tool({
  title: 'List the pages',
  description: 'All pages of the documentation with what each is about, and the files to download.',
  input: {
    under: z.string().max(200).default('').describe('Beginning of their paths, such as docs/device-sdk.'),
  },
  async answer({under}, {site}) {
    const {address, pages, files} = await site.list();
    const line = (path: string, text: string) => `- ${address}${path}: ${text}`;
    const isUnder = ({path}: {path: string}) => path.startsWith(under.replace(/^\//, ''));
    const listed = pages
      .filter(isUnder)
      .map(({path, title, description}) => line(path, `${title}. ${description}`));
    const offered = files.filter(isUnder).map(({path, text}) => line(path, text));
    const parts = [...listed, ...(offered.length > 0 ? ['\nFiles:\n', ...offered] : [])];
    return {text: parts.join('\n') || 'No page has such a path.', sources: ['llms.txt']};
  },
});
