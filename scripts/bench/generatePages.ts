import fs from 'node:fs';
import path from 'node:path';

/** Folder below `docs/` that holds generated pages. */
export const generatedFolder = 'generated';

/** Pages in a category, and categories in one above it: a flat sidebar would put all entries into every page. */
const perCategory = 10;

/** Kinds of categories, the outermost first, with the number of pages in a full one. */
const levels = ['section', 'part', 'group'].map((name, index, all) => ({
  name,
  pages: perCategory ** (all.length - index),
}));

const topics = ['Beacons', 'Receivers', 'Timers', 'Tokens', 'Retries', 'Batches', 'Regions', 'Filters'];
const languages = ['js', 'python', 'bash'];

/** Place of a page: its categories and its file, all numbered from 0. */
function placeOf(index: number): string {
  const categories = levels.map(({name, pages}) => `${name}-${Math.floor(index / pages)}`);
  return path.posix.join(...categories, `page-${index}`);
}

function codeOf(language: string, index: number): string {
  if (language === 'bash') return `echo "page ${index}"\nls -l /tmp | head -n ${(index % 9) + 1}`;
  if (language === 'python')
    return `def delay(attempt):\n    """Seconds before the next attempt."""\n    return min(${index} + 2 ** attempt, 900)`;
  return `export function delay(attempt) {\n  // Seconds before the next attempt.\n  return Math.min(${index} + 2 ** attempt, 900);\n}`;
}

function section(index: number, number: number): string {
  const topic = topics[(index + number) % topics.length];
  const language = languages[(index + number) % languages.length];
  const rows = Array.from(
    {length: 6},
    (_, row) => `| \`field_${number}_${row}\` | ${index + row} ms | ${topic} |`,
  );
  return `## ${topic} of step ${number} {/* #step-${number} */}

What page ${index} says of ${topic.toLowerCase()} in step ${number} is like what a guide says: a few sentences, a program and a table. A device sends ${index % 97} packets, and a gateway that hears them uploads them ${number} minutes later.

\`\`\`${language}
${codeOf(language, index)}
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
  const topic = topics[index % topics.length];
  const sections = [1, 2, 3, 4, 5].map((number) => section(index, number));
  return `---
title: ${topic} ${index}
description: What a reader of page ${index} learns of ${topic.toLowerCase()}, with a program and a table in each section.
---

This page has the length and the parts of a guide.

${sections.join('\n')}`;
}

/** Writes pages into a site, in nested categories of their own. */
export function generatePages(root: string, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const file = path.join(root, 'docs', generatedFolder, `${placeOf(index)}.mdx`);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, generatedPage(index));
  }
}
