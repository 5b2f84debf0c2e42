import type {Choice, PageBlock} from './PageBlock';

/** What a reader has chosen, by subject; where nothing is chosen, `Choices` show their first value. */
export type ReaderChoices = Readonly<Record<string, string>>;

function isSeen({about, value, offered}: Choice, run: ReaderChoices): boolean {
  const chosen = run[about];
  return value === (chosen !== undefined && offered.includes(chosen) ? chosen : offered[0]);
}

/** The blocks that a reader with these choices sees, in their order. */
export function blocksOf(run: ReaderChoices, blocks: PageBlock[]): PageBlock[] {
  return blocks.filter(({choices}) => choices.every((choice) => isSeen(choice, run)));
}

/** The fewest runs, made in the order of the page, in which every block is seen by some reader. */
export function runsThrough(blocks: PageBlock[]): ReaderChoices[] {
  const runs: ReaderChoices[] = [];
  const seen = new Set<PageBlock>();
  for (const block of blocks) {
    if (seen.has(block)) continue;
    const run = Object.fromEntries(block.choices.map(({about, value}) => [about, value]));
    runs.push(run);
    for (const each of blocksOf(run, blocks)) seen.add(each);
  }
  return runs;
}

/** How messages name a run: ` (language: python)`; empty without a choice. */
export function runLabel(run: ReaderChoices): string {
  const choices = Object.entries(run).map(([about, value]) => `${about}: ${value}`);
  return choices.length > 0 ? ` (${choices.join(', ')})` : '';
}
