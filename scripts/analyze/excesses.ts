import type {BuiltSite, PageSize} from './BuiltSite';
import {fontBudget, medianHtmlBudget, scriptBudget, styleBudget} from './budgets';
import {docsHtml, median, moduleReport} from './report';

/** What is over its budget, a sentence each; the heaviest page of those that load too much is shown by module. */
export function excesses(site: BuiltSite, pages: readonly PageSize[]): string[] {
  const over = pages.flatMap((page) => {
    const limits = {script: scriptBudget, style: styleBudget, fonts: fontBudget};
    return (['script', 'style', 'fonts'] as const)
      .filter((part) => page[part] > limits[part])
      .map((part) => ({
        page,
        part,
        text: `${page.route} loads ${page[part]} bytes of ${part}, at most ${limits[part]} are allowed.`,
      }));
  });
  const sentences = over.map(({text}) => text);
  const html = median(docsHtml(pages));
  if (html > medianHtmlBudget)
    sentences.push(
      `The median docs page has ${html} bytes of HTML, at most ${medianHtmlBudget} are allowed.`,
    );
  const worst = over.filter(({part}) => part !== 'fonts').sort((a, b) => b.page[b.part] - a.page[a.part])[0];
  return worst ? [...sentences, moduleReport(site, worst.page)] : sentences;
}
