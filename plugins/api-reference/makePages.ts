import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Problem} from './document/ApiDocumentError';
import type {LoadedDocument} from './document/loadDocument';
import {byTag, label, type Operation, overviewName, pageName, type Route} from './document/operations';
import {changeDescriptions, withoutSiteLinks} from './document/descriptions';
import {followOperation} from './follow/followOperation';
import {SchemaPages} from './follow/PageSchemas';
import type {ApiReferenceOptions} from './options';
import {operationPage} from './page/operationPage';
import {overviewPage} from './page/overviewPage';
import type {PageContext, PageWithBlocks} from './page/Page';
import {schemaPage} from './page/schemaPage';
import {defaultSampleOptions} from './samples/callOf';

/**
 * Makes a page for each operation and for the schemas that these refer to, the overview and the sidebar.
 *
 * @returns files by their names, the operations and schemas that have a page, why others have none, and what pages say
 *   nothing of
 */
export function makePages(
  {document: whole, operations, placeOf}: LoadedDocument,
  options: ApiReferenceOptions,
  baseUrl: string,
) {
  const document = options.lenient ? changeDescriptions(whole, withoutSiteLinks) : whole;
  const guide = options.samples?.guide;
  const page: PageContext = {
    baseUrl,
    editUrl: options.editUrl,
    overview: overviewName(document),
    samples: options.samples ?? defaultSampleOptions,
    guide: guide === undefined ? undefined : {title: guide, anchor: createSlugger().slug(guide)},
    document,
  };
  const schemaPages = new SchemaPages(`/${options.outputDir}/`, [
    ...operations.map(({id}) => pageName(id)),
    'sidebar',
  ]);
  const files = new Map<string, string>();
  const unsupported: Problem[] = [];
  const add = (
    name: string,
    {mdx, blocks}: PageWithBlocks,
    what: string,
    route: Route,
    lost: string[] = [],
  ) => {
    files.set(`${name}.mdx`, mdx);
    files.set(`${name}.blocks.json`, JSON.stringify(blocks));
    if (lost.length > 0) unsupported.push({...placeOf(route), message: unsupportedMessage(what, lost)});
  };
  const failed: Problem[] = [];
  const made = operations.filter((operation) => {
    const {id, route} = operation;
    try {
      const item = followOperation(document, operation, schemaPages);
      add(pageName(id), operationPage(item, operation, page), label(operation), route, item.unsupported);
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failed.push({...placeOf(route), message: `no page came out for ${label(operation)}: ${reason}`});
      return false;
    }
  });
  // Grows while it is walked: a schema's page may refer to further ones.
  const schemas: string[] = [];
  for (const [name, id] of schemaPages.entries()) {
    schemas.push(id);
    const {unsupported: lost, ...own} = schemaPage(name, id, schemaPages, page);
    add(id, own, `the schema ${name}`, ['components', 'schemas', name], lost);
  }
  const downloads = `/${path.relative('static', options.downloadsDir)}`;
  const overview = overviewPage(made, page, downloads, options.collection);
  files.set(`${page.overview}.mdx`, overview);
  const sidebar = sidebarOf(document, made, schemas, path.basename(options.outputDir));
  files.set('sidebar.json', JSON.stringify(sidebar, null, 2));
  return {files, operations: made, schemas, failed, unsupported};
}

function unsupportedMessage(what: string, keywords: string[]): string {
  const names = keywords.map((keyword) => `"${keyword}"`).join(', ');
  return `the page of ${what} says nothing of ${names}; tell of it in a description. The files for programs have it.`;
}

/** A sidebar entry, as the docs plugin reads it. */
export type SidebarItem =
  | {type: 'doc'; id: string}
  | {type: 'category'; label: string; key: string; items: SidebarItem[]};

/**
 * The reference's part of the sidebar: the overview, then a category for each tag, then the schemas that have a page.
 *
 * @param folder id prefix of the pages, `api-specification`
 */
function sidebarOf(
  document: unknown,
  operations: Operation[],
  schemas: string[],
  folder: string,
): SidebarItem[] {
  const doc = (id: string) => ({type: 'doc' as const, id: `${folder}/${id}`});
  // Translations go by the key, which would else be the label; other categories of the site may have the same one.
  const category = (kind: string, label: string, pages: string[]) =>
    pages.length === 0
      ? []
      : [{type: 'category' as const, label, key: `${kind}-${label}`, items: pages.map(doc)}];
  return [
    doc(overviewName(document)),
    ...byTag(document, operations).flatMap(({tag, inTag}) =>
      category(
        'api',
        tag,
        inTag.map(({id}) => pageName(id)),
      ),
    ),
    ...category('api-parts', 'Schemas', schemas),
  ];
}
