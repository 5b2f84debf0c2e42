import fs from 'node:fs';
import path from 'node:path';

/**
 * The text of every `class` and `className` that the pages of a folder write, one a line, sorted.
 *
 * The stylesheet hangs on this list and not on the pages: a page whose text alone changes leaves the
 * stylesheet in the bundler's cache.
 */
export function classesInPages(folder: string): string {
  if (!fs.existsSync(folder)) return '';
  const pages = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const classes = pages.flatMap(
    (page) => page.match(/\bclass(?:Name)?=(?:"[^"]*"|'[^']*'|\{[^}]*\})/g) ?? [],
  );
  return [...new Set(classes)].sort().join('\n');
}
