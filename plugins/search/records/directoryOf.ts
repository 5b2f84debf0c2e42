import {tokensOf} from '../shared/engine/tokens';
import {everyPart} from '../shared/manifest';
import {passageText, type SearchablePage} from '../shared/page';
import type {Part} from './splitIndex';

/**
 * Which words stand in which part: a page for each part, whose path is the part's number.
 *
 * The same engine that searches the parts finds in it those that a query needs. Words that stand in most parts tell
 * none from another: they share one page, except where headings have them in few.
 */
export function directoryOf(parts: readonly Part[]): SearchablePage[] {
  const words = parts.map(wordsOf);
  const inHeadings = countParts(words.map(({headings}) => headings));
  const anywhere = countParts(words.map(({headings, texts}) => new Set([...headings, ...texts])));
  const tells = (count = 0) => count <= Math.max(1, parts.length / 2);
  const pages = words.map(({headings, texts}, number) =>
    pageOf(
      String(number),
      [...headings].filter((word) => tells(inHeadings.get(word))),
      [...texts].filter((word) => !headings.has(word) && tells(anywhere.get(word))),
    ),
  );
  const common = [...anywhere].filter(([, count]) => !tells(count)).map(([word]) => word);
  return [...pages, pageOf(everyPart, [], common)];
}

function pageOf(path: string, titleWords: string[], textWords: string[]): SearchablePage {
  // `*` ends a word; in a path it stands for a value, as `{}` does.
  const listed = (words: string[]) => words.sort().join(' ').replaceAll('*', '{}');
  return {
    path,
    section: '',
    title: listed(titleWords),
    language: '',
    version: '',
    tag: '',
    headings: [],
    passages: [listed(textWords)],
  };
}

function wordsOf({pages}: Part): {headings: Set<string>; texts: Set<string>} {
  const headings = pages.flatMap((page) => [page.title, ...page.headings.map(([, , text]) => text)]);
  return {
    headings: termsOf(headings),
    texts: termsOf(pages.flatMap((page) => page.passages.map(passageText))),
  };
}

function termsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => tokensOf(text).map(({term}) => term)));
}

function countParts(sets: ReadonlyArray<ReadonlySet<string>>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
