import fs from 'node:fs';
import path from 'node:path';
import escapeRegExp from 'lodash/escapeRegExp';
import {searchFolder} from '../../config/search';
import {SearchIndex} from '../../plugins/search/shared/engine/SearchIndex';
import {type Manifest, manifestName, withTexts} from '../../plugins/search/shared/page';
import {filesIn} from '../pages/listPages';
import {inRoot, projectRoot} from '../projectRoot';
import type {Check} from './runChecks';

/** Finds the browser tests that a change of pages can fail, as the last build has them. */
export function specsOfPages(root: string, pages: readonly string[]) {
  const routes = routesOf(root, pages);
  const anyRoute = `(?:${routes.map(escapeRegExp).join('|')})`;
  const named = new RegExp(`['"\`]${anyRoute}['"\`#?]`);
  const specs = filesIn(root, 'tests/browser').filter((file) => file.endsWith('.spec.ts'));
  const files = specs.filter((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    const hasOneForEach = /\$\{route\} /.test(source);
    return (
      named.test(withImports(path.join(root, file))) || (!hasOneForEach && goesThroughPages.test(source))
    );
  });
  return {
    routes,
    /** Pattern of the titles of tests that there is one of for each page. */
    titles: `\\s${anyRoute}\\s`,
    /** Other tests, which go through all pages or name one of these. */
    files,
  };
}

/** What gives tests all pages, and the programs that pages offer. */
const goesThroughPages =
  /\{[^}]*\b(?:routes|docRoutes|builtRoutes|readBuiltSite|builtFiles)\b[^}]*\} from|(?:samples|vectors)\/\w+\./;

/** The source of a test, and of what it takes from its own folder and its neighbors. */
function withImports(file: string, seen = new Set<string>()): string {
  if (seen.has(file) || !fs.existsSync(file)) return '';
  seen.add(file);
  const source = fs.readFileSync(file, 'utf8');
  const imports = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) =>
    path.resolve(path.dirname(file), `${name}.ts`),
  );
  return [source, ...imports.map((imported) => withImports(imported, seen))].join('\n');
}

/** Addresses of pages, as the framework has written them down. */
function routesOf(root: string, pages: readonly string[]): string[] {
  const folder = path.join(root, '.docusaurus/docusaurus-plugin-content-docs/default');
  const routes = new Map<string, string>();
  for (const file of fs.readdirSync(folder)) {
    if (!file.startsWith('site-docs-') || !file.endsWith('.json')) continue;
    const {source, permalink} = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    routes.set(source.replace('@site/', ''), permalink);
  }
  return pages.map((page) => {
    const route = routes.get(page);
    if (!route) throw new Error(`The last build has no page of ${page}.`);
    return route;
  });
}

/** Looks for each page by its own title, which has to be among the first three pages that search finds. */
export const findingOwnPages = (files: readonly string[]): Check => ({
  name: 'search for own titles',
  run() {
    const folder = inRoot('build', searchFolder);
    const read = (name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
    const {siteAddress, versions}: Manifest = read(manifestName);
    const pages = withTexts(versions[0].pages, read(versions[0].texts));
    const index = new SearchIndex(pages, siteAddress);
    const problems = specsOfPages(projectRoot, files).routes.flatMap((route, number) => {
      const own = pages.find((page) => `/${page.path}` === route);
      // A page that search leaves out on purpose.
      if (!own) return [];
      const found = index
        .search(own.title)
        .map(({record}) => record.url.slice(siteAddress.length).replace(/#.*/, ''));
      const first = [...new Set(found)].slice(0, 3);
      if (first.includes(own.path)) return [];
      return `${files[number]}:1: search for its title, ${own.title}, finds other pages first: ${first.join(', ')}. Choose a title that says what this page alone is about.`;
    });
    const failed = problems.length;
    return Promise.resolve({passed: files.length - failed, failed, details: problems.join('\n')});
  },
});
