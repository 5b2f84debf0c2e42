import type {Measured} from './measureBuild';

const mostMemory = 6e9;
/** How much more a page may take on the largest site than on the smallest. */
const mostGrowth = 1.25;
/** How much larger a page's HTML may be there: its sidebar shows the categories beside its own on each level. */
const mostHtmlGrowth = 1.1;

/** The measurements as a Markdown table. */
export function benchTable(all: Measured[]): string {
  const rows = all.map(({site, pages, kind, seconds, memory, html, htmlBrotli}) => {
    const sizes = [html, htmlBrotli].map((bytes) => (bytes / 1000).toFixed(1));
    const cells = [site, pages.toLocaleString('en'), kind, seconds.toFixed(1), (memory / 1e9).toFixed(2)];
    return `| ${[...cells, ...sizes].join(' | ')} |`;
  });
  return [
    '| Site | Pages or operations | Build | Seconds | Peak memory (GB) | HTML a page (KB) | compressed (KB) |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** What grows faster than the number of pages, or is beyond its limit, a sentence each. */
export function benchProblems(all: Measured[]): string[] {
  const own = all.filter(({site}) => site !== 'stock');
  const problems = own
    .filter(({memory}) => memory > mostMemory)
    .map(
      ({pages, memory}) => `${pages} pages take ${memory / 1e9} GB, at most ${mostMemory / 1e9} are allowed.`,
    );
  for (const {site, pages, kind, seconds, html} of own) {
    const fewer = own.find((one) => one.site === site && one.kind === kind && one.pages < pages);
    const growth = fewer ? seconds / pages / (fewer.seconds / fewer.pages) : 1;
    if (growth > mostGrowth)
      problems.push(
        `${kind}: one of ${pages} takes ${growth.toFixed(2)} times as long as of ${fewer?.pages}.`,
      );
    if (fewer && site === 'own' && html / fewer.html > mostHtmlGrowth)
      problems.push(`A page of ${pages} has ${html} bytes of HTML, one of ${fewer.pages} has ${fewer.html}.`);
    const stock = all.find((one) => one.site === 'stock' && one.pages === pages);
    if (site === 'own' && kind === 'cold' && stock && seconds > stock.seconds)
      problems.push(
        `${pages} pages take ${seconds.toFixed(1)} s, stock Docusaurus takes ${stock.seconds.toFixed(1)}.`,
      );
  }
  return problems;
}
