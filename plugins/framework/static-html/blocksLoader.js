const {createHash} = require('node:crypto');
const {siteRoot} = require('./siteRoot');

/** A link to a page, in HTML that stands in JSON. */
const hrefs = new RegExp(`href=\\\\"${siteRoot}([^"\\\\]*)`, 'g');

/**
 * Loader for `*.blocks.json`, a list of HTML: exports a list of `{id, html}`.
 *
 * On the server the HTML is part of the module, in the browser it is looked for in the page.
 */
module.exports = function blocksLoader(source) {
  const {isServer, baseUrl} = this.getOptions();
  const json = source.replace(
    hrefs,
    (_, path) =>
      // The framework writes links to files with the base URL already in front.
      `href=\\"${`/${path}`.startsWith(baseUrl) ? '/' : baseUrl}${path}`,
  );
  const htmls = JSON.parse(json);
  const id = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  if (isServer) {
    return `export default ${JSON.stringify(htmls.map((html, index) => ({id: `${id}.${index}`, html})))};`;
  }
  // A file that is fetched, not a script that is imported: every script is listed in each page's first load.
  const file = `assets/blocks/${id}.json`;
  this.emitFile(file, json);
  return `import {blocksFromPage} from '@site/src/components/StaticHtml/blocksFromPage';
export default blocksFromPage('${id}', ${htmls.length}, __webpack_public_path__ + '${file}');`;
};
