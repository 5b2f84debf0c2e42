const path = require('node:path');

/** A line of a tool's `index.tsx` that imports its style. */
const styleImport = /^import '[^']+\.css';$/gm;

/**
 * Loader for a tool beside the text: the browser takes what it shows at first from the page, and loads it when it is
 * reached. Its style comes with the page.
 */
module.exports = function toolLoader(source) {
  const folder = path.basename(path.dirname(this.resourcePath));
  const name = JSON.stringify(folder);
  const anchor = JSON.stringify(folder.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase());
  if (this.getOptions().isServer) {
    return `import Tool from './index.tsx?whole';
import {framedTool} from '@site/src/components/tools/frame/framedTool';
export default framedTool(${name}, Tool);`;
  }
  const styles = source.match(styleImport) ?? [];
  return `${styles.join('\n')}
import {toolFromPage} from '@site/src/components/tools/frame/toolFromPage';
export default toolFromPage(${name}, ${anchor}, () => import('./index.tsx?whole'));`;
};
