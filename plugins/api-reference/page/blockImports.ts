/** What a page with HTML blocks imports, and the stylesheet that it needs. */
export function blockImports(page: string): string {
  return `import {AnchorLinks} from '@site/src/components/api-reference/AnchorLinks';
import sheet from '@site/src/components/api-reference/reference.sheet.json';
import {StaticHtml} from '@site/src/components/StaticHtml';
import {PageSheet} from '@site/src/components/StaticHtml/PageSheet';
import blocks from './${page}.blocks.json';

<PageSheet url={sheet} />`;
}
