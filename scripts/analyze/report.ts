import type {BuiltSite, PageSize} from './BuiltSite';
import {budgets, type PageKind} from './budgets';
import {moduleShares} from './moduleShares';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** The middle one of some sizes. */
export function median(sizes: readonly number[]): number {
  return [...sizes].sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}

/** The heaviest page of a kind by its scripts, then its styles. */
export function heaviestOf(pages: readonly PageSize[], kind: PageKind): PageSize | undefined {
  return pages
    .filter((page) => page.kind === kind)
    .sort((a, b) => b.script - a.script || b.style - a.style)[0];
}

/** HTML sizes that the budget of the median is about; the lighter operation pages would only lower it. */
export function docsHtml(pages: readonly PageSize[]): number[] {
  return pages.filter(({kind}) => kind === 'docs page').map(({html}) => html);
}

/** A table for the handbook: lightest and heaviest of each kind, beside the budgets. */
export function budgetTable(pages: readonly PageSize[]): string {
  const kinds: PageKind[] = ['landing page', 'search page', 'docs page', 'operation page'];
  const range = (sizes: number[]) => {
    const [least, most] = [kilobytes(Math.min(...sizes)), kilobytes(Math.max(...sizes))];
    return least === most ? most : `${least} to ${most}`;
  };
  const rows = kinds.map((kind) => {
    const some = pages.filter((page) => page.kind === kind);
    const columns = (['script', 'style', 'html', 'fonts'] as const).map((part) =>
      range(some.map((page) => page[part])),
    );
    return `| ${kind} | ${columns.join(' | ')} |`;
  });
  return [
    '| Before the reader acts (brotli) | Script (KB) | Style (KB) | HTML (KB) | Fonts (KB) |',
    '|---|---|---|---|---|',
    ...rows,
    `| at most | ${kilobytes(budgets.script)} | ${kilobytes(budgets.style)} | ${kilobytes(budgets.html)}, the median (now ${kilobytes(median(docsHtml(pages)))}) | ${kilobytes(budgets.fonts)} |`,
  ].join('\n');
}

/** The heaviest modules that a page loads at first, a line each. */
export function moduleReport(site: BuiltSite, page: PageSize, most = 40): string {
  const shares = moduleShares(site, page);
  return (['script', 'style'] as const)
    .map((part) => {
      const lines = shares[part]
        .slice(0, most)
        .map(({compressed, bytes, module}) => `${cell(compressed)} ${cell(bytes)}  ${module}`);
      return [
        `${page.route}: ${kilobytes(page[part])} KB of ${part}, by module`,
        `${'brotli'.padStart(8)} ${'minified'.padStart(8)}`,
        ...lines,
      ].join('\n');
    })
    .join('\n\n');
}

function cell(bytes: number): string {
  return String(bytes).padStart(8);
}
