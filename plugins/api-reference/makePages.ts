import path from 'node:path';
import {allOperations, type Operation} from '../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../sandbox/document/OpenApiDocument';
import type {Problem} from './document/ApiDocumentError';
import {changeDescriptions, withoutSiteLinks} from './document/descriptions';
import type {LoadedDocument} from './document/loadDocument';
import {byTag, label, overviewName, pageName, type Route, routeOf} from './document/operations';
import {referencesOf} from './document/references';
import {SchemaPages} from './follow/PageSchemas';
import type {ApiReferenceOptions} from './options';
import {overviewPage} from './page/overviewPage';
import {operationPage, schemaPage} from './page/pagesWithBlocks';
import {defaultSampleOptions} from './samples/callOf';
import {Anchors} from './schema/Anchors';

/** Makes the pages of operations and of schemas that these refer to, the overview and the sidebar, and says what failed. */
export function makePages(loaded: LoadedDocument, options: ApiReferenceOptions, baseUrl: string) {
  const {broken, placeOf} = loaded;
  const document = options.lenient ? changeDescriptions(loaded.document, withoutSiteLinks) : loaded.document;
  const all = allOperations(document);
  const page = {...options, samples: options.samples ?? defaultSampleOptions, baseUrl, document};
  const names = new Anchors([...all.map(({id}) => pageName(id)), 'sidebar']);
  const schemaPages = new SchemaPages(`/${options.outputDir}/`, names);
  const files = new Map<string, string>();
  const unsupported: Problem[] = [];
  const failed: Problem[] = [];
  const add = (id: string, made: ReturnType<typeof schemaPage>, what: string, route: Route) => {
    files.set(`${id}.mdx`, made.mdx);
    files.set(`${id}.blocks.json`, JSON.stringify(made.blocks));
    const all = made.unsupported.map((keyword) => `"${keyword}"`).join(', ');
    const message = `the page of ${what} says nothing of ${all}; tell of it in a description. The files for programs have it.`;
    if (all !== '') unsupported.push({...placeOf(route), message});
  };
  const operations = all.filter((operation) => {
    const [name, route] = [label(operation), routeOf(operation)];
    const fail = (message: string) => {
      failed.push({...placeOf(route), message});
      return false;
    };
    const needed = broken.size > 0 ? [...referencesOf(document, operation)] : [];
    const gone = needed.map((reference) => broken.get(reference)).find(Boolean);
    if (gone) {
      const where = gone.file === placeOf(route).file ? '' : `in ${gone.file}:${gone.line}, `;
      return fail(`${name} is left out: ${where}${gone.message}`);
    }
    try {
      add(pageName(operation.id), operationPage(operation, schemaPages, page), name, route);
      return true;
    } catch (error) {
      return fail(`no page came out for ${name}: ${error instanceof Error ? error.message : error}`);
    }
  });
  // Grows while it is walked: a schema's page may refer to further ones.
  for (const [name, id] of schemaPages.names) {
    const route = ['components', 'schemas', name];
    add(id, schemaPage(name, id, schemaPages, page), `the schema ${name}`, route);
  }
  const schemas = [...schemaPages.names.values()];
  files.set(`${overviewName(document)}.mdx`, overviewPage(operations, page));
  const sidebar = sidebarOf(document, operations, schemas, path.basename(options.outputDir));
  files.set('sidebar.json', JSON.stringify(sidebar, null, 2));
  return {files, operations, schemas, failed, unsupported};
}

/** A sidebar entry, as the docs plugin reads it. */
export type SidebarItem =
  | {type: 'doc'; id: string}
  | {type: 'category'; label: string; key: string; items: SidebarItem[]};

/** The sidebar: the overview, a category for each tag, and the schemas that have a page; ids begin with the `folder`. */
function sidebarOf(document: OpenApiDocument, operations: Operation[], schemas: string[], folder: string) {
  const doc = (name: string): SidebarItem => ({type: 'doc', id: `${folder}/${name}`});
  // Translations go by the key, which would else be the label; other categories of the site may have the same one.
  const category = (kind: string, label: string, pages: string[]): SidebarItem[] =>
    pages.length > 0 ? [{type: 'category', label, key: `${kind}-${label}`, items: pages.map(doc)}] : [];
  const tags = byTag(document, operations).flatMap(({tag, inTag}) => {
    const pages = inTag.map(({id}) => pageName(id));
    return category('api', tag, pages);
  });
  return [doc(overviewName(document)), ...tags, ...category('api-parts', 'Schemas', schemas)];
}
