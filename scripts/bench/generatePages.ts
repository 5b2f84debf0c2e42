import fs from 'node:fs';
import path from 'node:path';

/** Folder below `docs/` that holds generated pages. */
export const generatedFolder = 'generated';

/**
 * Place of a page: its categories, of ten each, and its file, all numbered from 0. A flat sidebar would put all entries
 * into every page.
 */
function placeOf(index: number): string {
  const [section, part, group] = [1_000, 100, 10].map((pages) => Math.floor(index / pages));
  return `docs/${generatedFolder}/section-${section}/part-${part}/group-${group}/page-${index}.mdx`;
}

/** A page that is there whatever their number, from the root of the site. */
export const firstPage = placeOf(0);

const topics = ['Beacons', 'Receivers', 'Timers', 'Tokens', 'Retries', 'Batches', 'Regions', 'Filters'];
const topicOf = (number: number) => topics[number % topics.length];

function section(index: number, number: number): string {
  const topic = topicOf(index + number);
  const rows = [0, 1, 2, 3, 4, 5].map(
    (row) => `| \`field_${number}_${row}\` | ${index + row} ms | ${topic} |`,
  );
  return `## ${topic} of step ${number} {/* #step-${number} */}

What page ${index} says of ${topic} in step ${number} is like what a guide says: a few sentences, a program and a table. A device sends ${index % 97} packets, and a gateway that hears them uploads them ${number} minutes later.

\`\`\`python
delay = min(${index} + 2 ** attempt, 900)
print(f"attempt {attempt} waits {delay} s", f"of {sum(delays)} s")
log.info("next attempt", extra={"device": device_id, "attempt": attempt})
\`\`\`

| Field | Value | Belongs to |
|---|---|---|
${rows.join('\n')}

- See [step 1](#step-1) for what comes before.
- The limit is ${1_000 + index} calls a day.
`;
}

/** A page as writers make them: front matter, five sections with text, code and a table each. */
export function generatedPage(index: number): string {
  return `---
title: ${topicOf(index)} ${index}
description: What a reader of page ${index} learns of ${topicOf(index)}, with a program and a table in each section.
---

This page has the length and the parts of a guide.

${[1, 2, 3, 4, 5].map((number) => section(index, number)).join('\n')}`;
}

/** Writes pages into a site, in nested categories of their own. */
export function generatePages(root: string, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const file = path.join(root, placeOf(index));
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, generatedPage(index));
  }
}
