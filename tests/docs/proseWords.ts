import {readPassages} from '../../scripts/prose/passages/readPassages';
import {positionAt} from '../../scripts/prose/checkSource';

/** A page as its words, in the order of the text. */
export interface ProseWords {
  file: string;
  words: string[];
  /** Line, from 1, of the passage that each word stands in. */
  lines: number[];
}

/** Reads the words of a page's paragraphs, headings and tables; title, description and labels may be those of others. */
export function proseWords(file: string, source: string): ProseWords {
  const page: ProseWords = {file, words: [], lines: []};
  const start = source.startsWith('---') ? source.indexOf('\n---') : 0;
  for (const {kind, text, offsets} of readPassages(file, source)) {
    if (kind === 'label' || offsets[0] < start) continue;
    const {line} = positionAt(source, offsets[0]);
    for (const [word] of text.matchAll(/[\p{L}\p{N}_]+(?:['’.-][\p{L}\p{N}_]+)*/gu)) {
      page.words.push(word.toLowerCase());
      page.lines.push(line);
    }
  }
  return page;
}
