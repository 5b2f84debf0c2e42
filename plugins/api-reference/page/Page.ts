import type {ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import type {OpenApiDocument, Server} from '../../../sandbox/document/OpenApiDocument';
import type {SampleOptions} from '../samples/callOf';
import {codeCell, table, textCell} from './markdown';

/** What every page of the reference is made with. */
export interface PageContext {
  baseUrl: string;
  editUrl: string;
  samples: SampleOptions;
  document: OpenApiDocument;
}

export interface PageWithBlocks {
  mdx: string;
  blocks: string[];
}

/** A heading and the HTML below it. */
export interface Section {
  id: string;
  title: string;
  nodes: ElementContent[];
}

/** A heading of the page, of the third level by default, with the HTML block that is imported as number `index`. */
export function sectionToMdx({id, title}: Section, index: number, level: 2 | 3 = 3): string {
  return `${'#'.repeat(level)} ${title} {/* #${id} */}\n\n<StaticHtml block={blocks[${index}]} />`;
}

/** The HTML below a heading; links that start at the site's root get its base URL before them. */
export function sectionToHtml({nodes}: Pick<Section, 'nodes'>, baseUrl: string): string {
  const tree: Root = {type: 'root', children: nodes};
  visit(tree, 'element', ({properties}) => {
    if (typeof properties.href === 'string' && /^\/(?!\/)/.test(properties.href))
      properties.href = baseUrl + properties.href.slice(1);
  });
  return toHtml(tree, {allowDangerousHtml: true});
}

/** Front matter of a page; JSON is YAML, so quotes, colons and braces in a text do no harm. */
export function frontMatter(fields: Record<string, string | boolean | null>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n`;
}

/** What a page with HTML blocks imports, and the stylesheet that it needs. */
export function blockImports(page: string): string {
  return `import {AnchorLinks} from '@site/src/components/api-reference/AnchorLinks';
import '@site/src/components/api-reference/api-reference.css';
import {StaticHtml} from '@site/src/components/StaticHtml';
import blocks from './${page}.blocks.json';`;
}

/** Addresses and what each is for; empty where one without variables is all, which pages of operations name at their top. */
export function serverTable(servers: Server[] = []): string {
  const isPlain = servers.every(({variables = {}}) => Object.keys(variables).length === 0);
  if (servers.length === 0 || (servers.length === 1 && isPlain)) return '';
  const rows = servers.map(({url, description, variables = {}}) => {
    const values = Object.entries(variables).map(([name, variable]) =>
      codeCell(`${name}: ${variable.enum?.join(', ') ?? variable.default}`),
    );
    const words = [textCell(description), ...values].filter((one) => one !== '');
    return [codeCell(url), words.join(' ')];
  });
  return table(['Server', 'For'], rows);
}
