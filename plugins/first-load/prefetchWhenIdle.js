const exported = 'const docusaurus = {\n    prefetch,';

/**
 * Loader for the framework's `client/docusaurus.js`: a page's links come into view all at once, and to fetch ahead for
 * each takes a phone 16 ms, so each waits for a moment in which nothing else is to be done.
 *
 * @throws Error when the framework offers it in another way
 */
module.exports = function prefetchWhenIdle(source) {
  if (!source.includes(exported))
    throw new Error(
      `${this.resourcePath} no longer has \`${exported}\`: see plugins/first-load/prefetchWhenIdle.js.`,
    );
  return source.replace(
    exported,
    `const whenIdle = window.requestIdleCallback ?? setTimeout;
const docusaurus = {
    prefetch: (routePath) => {whenIdle(() => prefetch(routePath));},`,
  );
};
