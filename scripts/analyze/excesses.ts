import type {BuiltSite, PageSize} from './BuiltSite';
import {budgets} from './budgets';
import {docsHtml, median, moduleReport} from './report';

/** What is over its budget, a sentence each; the heaviest page of those that load too much is shown by module. */
export function excesses(site: BuiltSite, pages: readonly PageSize[]): string[] {
  const over = pages.flatMap((page) =>
    (['script', 'style', 'fonts'] as const)
      .filter((part) => page[part] > budgets[part])
      .map((part) => ({
        page,
        part,
        text: `${page.route} loads ${page[part]} bytes of ${part}, at most ${budgets[part]} are allowed.`,
      })),
  );
  const sentences = over.map(({text}) => text);
  const html = median(docsHtml(pages));
  if (html > budgets.html)
    sentences.push(`The median docs page has ${html} bytes of HTML, at most ${budgets.html} are allowed.`);
  const worst = over.filter(({part}) => part !== 'fonts').sort((a, b) => b.page[b.part] - a.page[a.part])[0];
  return worst ? [...sentences, moduleReport(site, worst.page)] : sentences;
}
