/** Statements of the framework, and what takes their place. */
const changes = {
  "import prefetchHelper from './prefetch';":
    "import prefetchHelper from '@site/plugins/first-load/client/fetchAhead';",
  'const docusaurus = {\n    prefetch,\n    preload,': `const whenIdle = window.requestIdleCallback ?? setTimeout;
const pathOf = (link) => link.replace(/[?#].*/, '');
const docusaurus = {
    prefetch: (link) => {whenIdle(() => prefetch(pathOf(link)));},
    preload: (link) => preload(pathOf(link)),`,
  'Object.entries(routesChunkNames)\n    .filter(': 'entriesOf(path).filter(',
  'const fetched = new Set();': `const fetched = new Set();
let entriesByPath;
function entriesOf(path) {
  if (!entriesByPath) {
    entriesByPath = new Map();
    for (const entry of Object.entries(routesChunkNames)) {
      const route = entry[0].replace(/-[^-]+$/, '');
      entriesByPath.set(route, [...(entriesByPath.get(route) ?? []), entry]);
    }
  }
  return entriesByPath.get(path) ?? [];
}`,
};

/**
 * Loader for the framework's `client/docusaurus.js`: a page's links come into view all at once, and to fetch ahead for
 * each takes a phone 16 ms, so each waits for a moment in which nothing else is to be done. The framework also looks
 * through all pages of the site for each link, which takes a phone 100 ms where there are 700; here they are sorted by
 * address once. A link to a place on a page has a hash, with which the framework finds no page; it is left off. What
 * fetches a file is `client/fetchAhead.ts`.
 *
 * @throws Error when the framework does it in another way
 */
module.exports = function prefetchWhenIdle(source) {
  return Object.entries(changes).reduce((text, [statement, replacement]) => {
    if (!text.includes(statement))
      throw new Error(
        `${this.resourcePath} no longer has \`${statement}\`: see plugins/first-load/prefetchWhenIdle.js.`,
      );
    return text.replace(statement, () => replacement);
  }, source);
};
