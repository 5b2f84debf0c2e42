import {tokensOf} from '../shared/engine/tokens';
import {passageText, type SearchablePage} from '../shared/page';
import type {Part} from './splitIndex';

/**
 * Which words stand in which part: a page for each part, whose path is the part's number.
 *
 * The same engine that searches the parts finds in it those that a query needs. Words that stand in most parts tell
 * none from another, and are left out unless headings have them in few.
 */
export function directoryOf(parts: readonly Part[]): SearchablePage[] {
  const words = parts.map(wordsOf);
  const inHeadings = countParts(words.map(({headings}) => headings));
  const anywhere = countParts(words.map(({headings, texts}) => new Set([...headings, ...texts])));
  const tells = (count = 0) => count <= Math.max(1, parts.length / 2);
  return words.map(({headings, texts}, number) => {
    const telling = [...headings].filter((word) => tells(inHeadings.get(word)));
    const others = [...texts].filter((word) => !headings.has(word) && tells(anywhere.get(word)));
    return {
      path: String(number),
      section: '',
      title: telling.sort().join(' '),
      language: '',
      version: '',
      tag: '',
      headings: [],
      passages: [others.sort().join(' ')],
    };
  });
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
