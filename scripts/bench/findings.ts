import type {Measured} from './measureBuild';

/** Most memory of a build, in bytes. */
const mostMemory = 6e9;

/** How much more a page may cost on the largest site than on the smallest. */
const mostGrowth = 1.25;

/** How much larger a page's HTML may be there: its sidebar shows the categories beside its own on each level. */
const mostHtmlGrowth = 1.1;

/** The measurements as a Markdown table. */
export function benchTable(all: Measured[]): string {
  const rows = all.map(({pages, kind, seconds, memory, html, htmlBrotli}) =>
    [
      pages.toLocaleString('en'),
      kind,
      seconds.toFixed(1),
      (memory / 1e9).toFixed(2),
      (html / 1000).toFixed(1),
      (htmlBrotli / 1000).toFixed(1),
    ].join(' | '),
  );
  return [
    '| Generated pages | Build | Seconds | Peak memory (GB) | HTML a page (KB) | compressed (KB) |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

/** What grows faster than the number of pages, or is beyond its limit, a sentence each. */
export function benchProblems(all: Measured[]): string[] {
  const problems = all
    .filter(({memory}) => memory > mostMemory)
    .map(
      ({pages, kind, memory}) =>
        `${pages} pages, ${kind}: ${(memory / 1e9).toFixed(2)} GB of memory, at most ${mostMemory / 1e9} are allowed.`,
    );
  if (all.some(({memory}) => memory === 0))
    problems.push('The peak of memory is not known: the kernel tells it on Linux alone.');
  for (const kind of ['cold', 'warm'] as const) {
    const builds = all.filter((one) => one.kind === kind);
    const [first, last] = [builds[0], builds.at(-1)];
    if (!first || !last || first === last) continue;
    const growth = last.seconds / last.pages / (first.seconds / first.pages);
    if (growth > mostGrowth)
      problems.push(
        `${kind}: a page of ${last.pages} takes ${growth.toFixed(2)} times as long as one of ${first.pages}.`,
      );
    if (last.html / first.html > mostHtmlGrowth)
      problems.push(
        `${kind}: a page of ${last.pages} has ${last.html.toFixed(0)} bytes of HTML, one of ${first.pages} has ${first.html.toFixed(0)}.`,
      );
  }
  return problems;
}
