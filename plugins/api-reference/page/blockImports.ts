/** What a page with HTML blocks imports, and the stylesheet that it needs. */
export function blockImports(page: string): string {
  return `import {AnchorLinks} from '@site/src/components/api-reference/AnchorLinks';
import '@site/src/components/api-reference/api-reference.css';
import {StaticHtml} from '@site/src/components/StaticHtml';
import blocks from './${page}.blocks.json';`;
}
