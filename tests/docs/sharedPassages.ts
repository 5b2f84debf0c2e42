import {type ProseWords, proseWords} from './proseWords';

/** Words in a row that are a run; shorter ones come up by chance. */
export const runLength = 12;

/** What two pages say in the same words. */
export interface SharedPassages {
  /** `file:line` of the longest shared passage in each page. */
  places: [string, string];
  /** How many different runs of {@link runLength} words both pages have. */
  runs: number;
  /** The longest passage that both have, its words with a space between. */
  longest: string;
}

/** The runs of a page with the place of the first of each, as a number of words. */
type Runs = Map<string, number>;

function runsOf({words}: ProseWords): Runs {
  const runs: Runs = new Map();
  for (let index = 0; index + runLength <= words.length; index += 1) {
    const run = words.slice(index, index + runLength).join(' ');
    if (!runs.has(run)) runs.set(run, index);
  }
  return runs;
}

function compare(
  first: ProseWords & {runs: Runs},
  second: ProseWords & {runs: Runs},
): SharedPassages | undefined {
  let runs = 0;
  let longest = {here: 0, there: 0, length: 0};
  for (const [run, here] of first.runs) {
    const there = second.runs.get(run);
    if (there === undefined) continue;
    runs += 1;
    let length = runLength;
    while (here + length < first.words.length && first.words[here + length] === second.words[there + length])
      length += 1;
    if (length > longest.length) longest = {here, there, length};
  }
  const {here, there, length} = longest;
  if (runs === 0) return undefined;
  return {
    places: [`${first.file}:${first.lines[here]}`, `${second.file}:${second.lines[there]}`],
    runs,
    longest: first.words.slice(here, here + length).join(' '),
  };
}

/**
 * Finds what pages say in the same words, for each pair that does, most first.
 *
 * @param sources text of each page, by its file
 */
export function sharedPassages(sources: ReadonlyMap<string, string>): SharedPassages[] {
  const pages = [...sources].map(([file, source]) => {
    const read = proseWords(file, source);
    return {...read, runs: runsOf(read)};
  });
  return pages
    .flatMap((first, index) => pages.slice(index + 1).map((second) => compare(first, second)))
    .filter((shared) => shared !== undefined)
    .sort((a, b) => b.runs - a.runs);
}
