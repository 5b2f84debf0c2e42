const fs = require('node:fs');
const path = require('node:path');

/** Loader for a picture's component, which takes no properties: the browser takes the picture from the page. */
module.exports = function pictureLoader() {
  const name = JSON.stringify(path.basename(path.dirname(this.resourcePath)));
  if (this.getOptions().isServer) {
    return `import Picture from './index.tsx?whole';
import {framed} from '@site/src/components/StaticHtml/pictureFromPage';
export default framed(${name}, Picture);`;
  }
  // A page has the style of a picture before its component: the picture stands there.
  const own = fs.existsSync(path.join(this.context, 'styles.module.css'))
    ? "import './styles.module.css';"
    : '';
  return `import '@site/src/components/drawing/styles.module.css';
${own}
import {pictureFromPage} from '@site/src/components/StaticHtml/pictureFromPage';
export default pictureFromPage(${name}, () => import('./index.tsx?whole'));`;
};
