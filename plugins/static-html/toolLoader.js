const path = require('node:path');

/** Loader for a tool beside the text: the browser takes what it shows at first from the page, and loads it when it is reached. */
module.exports = function toolLoader() {
  const folder = path.basename(path.dirname(this.resourcePath));
  const name = JSON.stringify(folder);
  const anchor = JSON.stringify(folder.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase());
  if (this.getOptions().isServer) {
    return `import Tool from './index.tsx?whole';
import {framedTool} from '@site/src/components/tools/frame/framedTool';
export default framedTool(${name}, Tool);`;
  }
  return `import {toolFromPage} from '@site/src/components/tools/frame/toolFromPage';
export default toolFromPage(${name}, ${anchor}, () => import('./index.tsx?whole'));`;
};
