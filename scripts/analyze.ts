/** `npm run analyze`: what pages of the last build load before their readers act; `-- /docs/intro` lists a page's files. */
import {BuiltSite} from './analyze/BuiltSite';
import {budgetTable, excesses, fileReport} from './analyze/report';
import {main} from './process/main';
import {inRoot} from './projectRoot';

main(() => {
  const site = new BuiltSite(inRoot('build'), inRoot('.docusaurus'));
  const routes = process.argv.slice(2);
  for (const route of routes) console.log(`${fileReport(site, site.sizeOf(route))}\n`);
  if (routes.length > 0) return 0;

  const pages = site.routes().map((route) => site.sizeOf(route));
  for (const kind of ['landing page', 'docs page', 'operation page'] as const) {
    const same = pages.filter((one) => one.kind === kind);
    const [page] = same.sort((one, other) => other.script - one.script || other.style - one.style);
    if (page) console.log(`The heaviest ${kind}, ${fileReport(site, page)}\n`);
  }
  console.log(budgetTable(pages));
  return excesses(site, pages).filter((one) => !one.includes('\n'));
});
