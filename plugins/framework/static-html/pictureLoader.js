const path = require('node:path');

/** Loader for a picture's component, which takes no properties: the browser takes the picture from the page. */
module.exports = function pictureLoader() {
  const name = JSON.stringify(path.basename(path.dirname(this.resourcePath)));
  if (this.getOptions().isServer) {
    return `import Picture from './index.tsx?whole';
import {framed} from '@site/src/components/StaticHtml/pictureFromPage';
export default framed(${name}, Picture);`;
  }
  // A page has the style of all pictures before the component of one: the picture stands there.
  return `import '@site/src/components/drawing/styles.module.css';
import {pictureFromPage} from '@site/src/components/StaticHtml/pictureFromPage';
export default pictureFromPage(${name}, () => import('./index.tsx?whole'));`;
};
