/** A page as its words, in the order of the text. */
export interface ProseWords {
  file: string;
  words: string[];
  /** Line of each word, from 1. */
  lines: number[];
}

/** What readers do not read as prose; `scripts/prose` parses it, which takes seconds for all pages. */
const leftOut = [
  /^---\n.*?\n---$/ms,
  /^( *)(`{3,})[^\n]*\n.*?^\1\2$/gms,
  /\{\/\*.*?\*\/\}/gs,
  /^(?:import|export) .*$/gm,
  // Where a link leads, tags, and lines and bars of tables.
  /(?<=\])\([^()\s]*\)|<\/?[A-Za-z][^<>]*>|^\|[-|]+$/gm,
];

/**
 * Reads the words of a page's prose: no front matter, no code blocks, no comments.
 *
 * @param file name of the page, for messages
 */
export function proseWords(file: string, source: string): ProseWords {
  const page: ProseWords = {file, words: [], lines: []};
  // Lines stay, so that those of the text are those of the file.
  const prose = leftOut.reduce(
    (text, pattern) => text.replace(pattern, (found) => found.replace(/[^\n]/g, ' ')),
    source,
  );
  for (const [index, line] of prose.split('\n').entries()) {
    for (const [word] of line.matchAll(/[\p{L}\p{N}_]+(?:['’.-][\p{L}\p{N}_]+)*/gu)) {
      page.words.push(word.toLowerCase());
      page.lines.push(index + 1);
    }
  }
  return page;
}
