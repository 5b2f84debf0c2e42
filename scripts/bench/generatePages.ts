import fs from 'node:fs';
import path from 'node:path';

export const generatedFolder = 'generated';

/** A page stands in categories of ten: a flat sidebar would put all entries into every page. */
function placeOf(index: number): string {
  const [section, part, group] = [1_000, 100, 10].map((pages) => Math.floor(index / pages));
  return `${generatedFolder}/section-${section}/part-${part}/group-${group}/page-${index}`;
}

const topics = ['Beacons', 'Receivers', 'Timers', 'Tokens', 'Retries', 'Batches', 'Regions', 'Filters'];
const topicOf = (number: number) => topics[number % topics.length];

function section(index: number, number: number): string {
  const topic = topicOf(index + number);
  const row = (place: number) => `| \`field_${number}_${place}\` | ${index + place} ms | ${topic} |`;
  return `## ${topic} of step ${number} {/* #step-${number} */}

What page ${index} says of ${topic} in step ${number} is like what a guide says: a few sentences, a program and a table. A device sends ${index % 97} packets, and a gateway that hears them uploads them ${number} minutes later.

\`\`\`python
delay = min(${index} + 2 ** attempt, 900)
print(f"attempt {attempt} waits {delay} s", f"of {sum(delays)} s")
log.info("next attempt", extra={"device": device_id, "attempt": attempt})
\`\`\`

| Field | Value | Belongs to |
|---|---|---|
${[0, 1, 2, 3, 4, 5].map(row).join('\n')}

- See [step 1](#step-1) for what comes before.
- The limit is ${1_000 + index} calls a day.
`;
}

export function generatedPage(index: number): string {
  return `---
title: ${topicOf(index)} ${index}
description: What a reader of page ${index} learns of ${topicOf(index)}, with a program and a table in each section.
---

This page has the length and the parts of a guide.

${[1, 2, 3, 4, 5].map((number) => section(index, number)).join('\n')}`;
}

/** Writes pages into nested categories of a folder. Returns what adds a sentence to one of them. */
export function generatePages(
  folder: string,
  count: number,
  ending = '.mdx',
  translate = (page: string) => page,
) {
  const fileOf = (index: number) => path.join(folder, placeOf(index) + ending);
  for (let index = 0; index < count; index += 1) {
    fs.mkdirSync(path.dirname(fileOf(index)), {recursive: true});
    fs.writeFileSync(fileOf(index), translate(generatedPage(index)));
  }
  return () => fs.appendFileSync(fileOf(0), '\nOne sentence more.\n');
}
