import fs from 'node:fs';
import path from 'node:path';
import escapeRegExp from 'lodash/escapeRegExp';

/** What of the browser tests looks at some pages. */
interface PageSpecs {
  routes: string[];
  /** Pattern of the titles of tests that there is one of for each page. */
  titles: string;
  /** Files of other tests that go through all pages, or name one of these. */
  files: string[];
}

/**
 * Finds the browser tests that a change of pages can fail.
 *
 * @param pages files from the root of the project, as the last build has them
 * @throws Error when that build lacks one of them
 */
export function specsOfPages(root: string, pages: readonly string[]): PageSpecs {
  const routes = routesOf(root, pages);
  const anyRoute = `(?:${routes.map(escapeRegExp).join('|')})`;
  const named = new RegExp(`['"\`]${anyRoute}['"\`#?]`);
  const folder = path.join(root, 'tests/browser');
  const specs = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const files = specs.filter((file) => {
    if (!file.endsWith('.spec.ts')) return false;
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    const hasOneForEach = /\$\{route\} /.test(source);
    return (
      named.test(withImports(path.join(folder, file))) || (!hasOneForEach && goesThroughPages.test(source))
    );
  });
  return {
    routes,
    titles: `\\s${anyRoute}\\s`,
    files: files.sort().map((file) => `tests/browser/${file.split(path.sep).join('/')}`),
  };
}

/** What gives tests all pages, and the programs that pages offer. */
const goesThroughPages =
  /\{[^}]*\b(?:routes|docRoutes|builtRoutes|readBuiltSite|builtFiles)\b[^}]*\} from|samples\/\w+\./;

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
