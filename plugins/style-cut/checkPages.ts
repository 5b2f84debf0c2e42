import fs from 'node:fs';
import path from 'node:path';

const classAttribute = /<[a-z][^<>]*?\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

/**
 * Makes sure that no page needs a rule that was cut.
 *
 * @param unused classes whose rules were left out
 * @throws Error that names the pages and classes
 */
export function checkPages(build: string, unused: ReadonlySet<string>): void {
  const pages = fs
    .readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'));
  const found = pages.flatMap((page) => {
    const classes = classesIn(fs.readFileSync(path.join(build, page), 'utf8'));
    return [...classes].filter((name) => unused.has(name)).map((name) => `  ${page}: ${name}`);
  });
  if (found.length === 0) return;
  throw new Error(
    `Elements have classes whose style plugins/style-cut has left out:\n${found.join('\n')}\nWrite a class whole in the component, or its start up to a dash; a class of a part of the theme that plugins/style-cut/absentParts.ts takes for absent needs a condition there.`,
  );
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(classAttribute)].map(
    ([, double, single, bare]) => double ?? single ?? bare,
  );
  return new Set(lists.flatMap((list = '') => list.split(/\s+/)));
}
