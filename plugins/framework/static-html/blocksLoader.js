const {createHash} = require('node:crypto');
const fs = require('node:fs');
const {siteRoot} = require('./siteRoot');

/** A link to a page, in HTML that stands in JSON. */
const hrefs = new RegExp(`href=\\\\"${siteRoot}([^"\\\\]*)`, 'g');

/** The list of HTML with links of this site's base URL, and the name that its content gives it. */
function read(source, baseUrl) {
  const json = source.replace(
    hrefs,
    (_, path) =>
      // The framework writes links to files with the base URL already in front.
      `href=\\"${`/${path}`.startsWith(baseUrl) ? '/' : baseUrl}${path}`,
  );
  const id = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  return {json, id, htmls: JSON.parse(json)};
}

/**
 * Loader for `*.blocks.json`, a list of HTML: exports a list of `{id, html}`.
 *
 * In the browser the HTML is looked for in the page. On the server it is read when a page is rendered: the bundler would
 * hold it several times over, as text, as a tree and in chunks.
 */
function blocksLoader(source) {
  const {isServer, baseUrl} = this.getOptions();
  if (isServer) {
    const [self, ...given] = [__filename, this.resourcePath, baseUrl].map((one) => JSON.stringify(one));
    return `export default __non_webpack_require__(${self}).blocksIn(${given});`;
  }
  const {json, id, htmls} = read(source, baseUrl);
  // A file that is fetched, not a script that is imported: every script is listed in each page's first load.
  const file = `assets/blocks/${id}.json`;
  this.emitFile(file, json);
  return `import {blocksFromPage} from '@site/src/components/StaticHtml/blocksFromPage';
export default blocksFromPage('${id}', ${htmls.length}, __webpack_public_path__ + '${file}');`;
}

/** The list of a file, for the server. */
function blocksIn(file, baseUrl) {
  const {id, htmls} = read(fs.readFileSync(file, 'utf8'), baseUrl);
  return htmls.map((html, index) => ({id: `${id}.${index}`, html}));
}

module.exports = Object.assign(blocksLoader, {blocksIn});
