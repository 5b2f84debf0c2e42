import type {Heading, SearchablePage} from '../../../plugins/search/shared/page';
import {Random} from './random';

/** A large site that is made up, and what is looked for in it. */
export interface GeneratedSite {
  pages: SearchablePage[];
  /** Words of a heading, and the path of its page. */
  queries: Array<{query: string; page: string}>;
}

const syllables =
  'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bra cle dri flo gru ster ment ion al'.split(
    ' ',
  );
const sections = 16;
const headingsPerPage = 12;
const passagesPerHeading = 3;

/**
 * Makes up a site of so many records: words as frequent as in texts, each section with a vocabulary of its own beside
 * the common one, and identifiers.
 */
export function generateSite(records: number, queries: number): GeneratedSite {
  const random = new Random(1);
  const common = words(random, 2_500);
  const own = Array.from({length: sections}, () => words(random, 2_500));
  const recordsPerPage = 1 + headingsPerPage * (1 + passagesPerHeading);
  const pages = Array.from({length: Math.ceil(records / recordsPerPage)}, (_, number) =>
    page(number, random, common, own[number % sections] as string[]),
  );
  return {
    pages,
    queries: Array.from({length: queries}, () => {
      const {path, headings} = pages[random.between(0, pages.length - 1)] as SearchablePage;
      const [, , text] = headings[random.between(0, headings.length - 1)] as Heading;
      return {query: text.split(' ').slice(0, 3).join(' '), page: path};
    }),
  };
}

function page(number: number, random: Random, common: string[], own: string[]): SearchablePage {
  const text = (length: number, share: number) =>
    Array.from({length}, () => random.frequent(random.next() < share ? own : common)).join(' ');
  const headings: Heading[] = [];
  const passages: string[] = [];
  for (let heading = 0; heading < headingsPerPage; heading++) {
    const title = `${text(random.between(2, 4), 0.7)} ${identifier(random, own)}`;
    headings.push([2 + (heading % 2), `h${heading}`, title, passages.length]);
    for (let passage = 0; passage < passagesPerHeading; passage++)
      passages.push(text(random.between(8, 40), 0.3));
  }
  return {
    path: `docs/section-${number % sections}/page-${number}`,
    section: `Section ${number % sections}`,
    title: text(3, 0.8),
    language: 'en',
    version: 'current',
    tag: 'docs-default-current',
    headings,
    passages,
  };
}

function identifier(random: Random, own: string[]): string {
  return Array.from({length: 3}, () => random.frequent(own)).join('_');
}

function words(random: Random, count: number): string[] {
  const made = new Set<string>();
  while (made.size < count) {
    made.add(
      Array.from(
        {length: random.between(2, 4)},
        () => syllables[random.between(0, syllables.length - 1)],
      ).join(''),
    );
  }
  return [...made];
}
