import {markdownTable} from 'markdown-table';
import type {BuiltSite, PageSize} from './BuiltSite';
import {budgets, type PageKind} from './budgets';

const kinds: PageKind[] = ['landing page', 'search page', 'docs page', 'operation page'];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** The median that a budget is for; the lighter operation pages would only lower it. */
function medianHtml(pages: readonly PageSize[]): number {
  return median(pages.filter(({kind}) => kind === 'docs page').map(({html}) => html));
}

export function budgetTable(pages: readonly PageSize[]): string {
  const range = (sizes: number[]) =>
    [...new Set([Math.min(...sizes), Math.max(...sizes)].map(kilobytes))].join(' to ');
  const parts = ['script', 'style', 'html', 'fonts'] as const;
  const rows = kinds.map((kind) => {
    const some = pages.filter((page) => page.kind === kind);
    return [kind, ...parts.map((part) => range(some.map((page) => page[part])))];
  });
  const html = `${kilobytes(budgets.html)}, the median (now ${kilobytes(medianHtml(pages))})`;
  return markdownTable([
    ['Before the reader acts (brotli)', 'Script (KB)', 'Style (KB)', 'HTML (KB)', 'Fonts (KB)'],
    ...rows,
    ['at most', kilobytes(budgets.script), kilobytes(budgets.style), html, kilobytes(budgets.fonts)],
  ]);
}

/** The files that a page loads at first, heaviest first, a line each. */
export function fileReport(site: BuiltSite, {route, script, style, files}: PageSize): string {
  const lines = [...files.scripts, ...files.styles]
    .map((file) => ({file, size: site.compressed(file)}))
    .sort((a, b) => b.size - a.size)
    .map(({file, size}) => `${String(size).padStart(8)}  ${file}`);
  return [
    `${route} loads ${kilobytes(script)} KB of script and ${kilobytes(style)} KB of style (brotli):`,
    ...lines,
    '`npm run build -- --bundle-analyzer` shows the modules in each script.',
  ].join('\n');
}

/** What is over its budget, a sentence each; the heaviest page of those that load too much is shown by file. */
export function excesses(site: BuiltSite, pages: readonly PageSize[]): string[] {
  const over = pages.flatMap((page) =>
    (['script', 'style', 'fonts'] as const)
      .filter((part) => page[part] > budgets[part])
      .map((part) => ({page, part, bytes: page[part]})),
  );
  const sentences = over.map(
    ({page, part, bytes}) =>
      `${page.route} loads ${bytes} bytes of ${part}, at most ${budgets[part]} are allowed.`,
  );
  const html = medianHtml(pages);
  if (html > budgets.html)
    sentences.push(`The median docs page has ${html} bytes of HTML, at most ${budgets.html} are allowed.`);
  const [worst] = over.filter(({part}) => part !== 'fonts').sort((a, b) => b.bytes - a.bytes);
  return worst ? [...sentences, fileReport(site, worst.page)] : sentences;
}
