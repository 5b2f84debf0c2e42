const {createHash} = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

/**
 * Loader for `*.sheet.json`, which names a stylesheet: exports the address of a file with it alone.
 *
 * Style that a page imports is either in every page's stylesheet or comes with its script, and is then missing in the
 * static HTML; to this one a page can link.
 */
module.exports = function sheetLoader(json) {
  const source = path.resolve(this.context, JSON.parse(json).file);
  this.addDependency(source);
  const css = fs.readFileSync(source, 'utf8');
  const digest = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `assets/css/${path.basename(source, '.css')}.${digest}.css`;
  if (this.getOptions().isServer) return `export default __webpack_public_path__ + '${file}';`;
  // The bundler's minifier takes it like any other.
  this.emitFile(file, css);
  return `import {keepSheet} from '@site/src/components/StaticHtml/keepSheet';
export default keepSheet(__webpack_public_path__ + '${file}');`;
};
