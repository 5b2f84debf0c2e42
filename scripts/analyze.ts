/** `npm run analyze`: what pages of the last build load before their readers act, and which modules fill it. */
import path from 'node:path';
import {BuiltSite} from './analyze/BuiltSite';
import {excesses} from './analyze/excesses';
import {budgetTable, heaviestOf, moduleReport} from './analyze/report';
import {projectRoot} from './projectRoot';

function analyze(routes: readonly string[]): number {
  const site = new BuiltSite(path.join(projectRoot, 'build'), path.join(projectRoot, '.docusaurus'));
  if (routes.length > 0) {
    for (const route of routes)
      console.log(`${moduleReport(site, site.sizeOf(route), Number.POSITIVE_INFINITY)}\n`);
    return 0;
  }
  const pages = site.routes().map((route) => site.sizeOf(route));
  for (const kind of ['landing page', 'docs page', 'operation page'] as const) {
    const page = heaviestOf(pages, kind);
    if (page) console.log(`The heaviest ${kind}:\n${moduleReport(site, page)}\n`);
  }
  console.log(budgetTable(pages));
  const over = excesses(site, pages);
  for (const sentence of over.filter((one) => !one.includes('\n'))) console.error(sentence);
  return over.length === 0 ? 0 : 1;
}

try {
  process.exitCode = analyze(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
