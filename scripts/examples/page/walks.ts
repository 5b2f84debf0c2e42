import type {Choice, PageBlock} from './PageBlock';

/** What a reader has chosen, by subject; where nothing is chosen, `Choices` show their first value. */
export type Walk = Readonly<Record<string, string>>;

function isSeen({about, value, offered}: Choice, walk: Walk): boolean {
  const chosen = walk[about];
  return value === (chosen !== undefined && offered.includes(chosen) ? chosen : offered[0]);
}

/** The blocks that a reader with these choices sees, in their order. */
export function blocksOf(walk: Walk, blocks: PageBlock[]): PageBlock[] {
  return blocks.filter(({choices}) => choices.every((choice) => isSeen(choice, walk)));
}

/** The fewest walks, made in the order of the page, in which every block is seen by some reader. */
export function walksThrough(blocks: PageBlock[]): Walk[] {
  const walks: Walk[] = [];
  const seen = new Set<PageBlock>();
  for (const block of blocks) {
    if (seen.has(block)) continue;
    const walk = Object.fromEntries(block.choices.map(({about, value}) => [about, value]));
    walks.push(walk);
    for (const each of blocksOf(walk, blocks)) seen.add(each);
  }
  return walks;
}

/** How messages name a walk: ` (language: python)`; empty without a choice. */
export function walkLabel(walk: Walk): string {
  const choices = Object.entries(walk).map(([about, value]) => `${about}: ${value}`);
  return choices.length > 0 ? ` (${choices.join(', ')})` : '';
}
