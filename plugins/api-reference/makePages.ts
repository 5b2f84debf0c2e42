import path from 'node:path';
import kebabCase from 'lodash/kebabCase';
import {allOperations, type Operation} from '../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../sandbox/document/OpenApiDocument';
import {ApiDocumentError, type Problem} from './document/ApiDocumentError';
import {withoutDeadLinks} from './document/descriptions';
import type {LoadedDocument} from './document/loadDocument';
import {byTag, label, overviewName, pageName, type Route, routeOf} from './document/operations';
import type {ApiReferenceOptions} from './options';
import {overviewPage} from './page/overviewPage';
import {operationPage, schemaPage} from './page/pagesWithBlocks';
import {defaultSampleOptions} from './samples/callOf';
import {Anchors} from './schema/Anchors';

/** Makes all pages and the sidebar, and says what they leave out. Descriptions may link to these and to `written` pages. */
export function makePages(
  loaded: LoadedDocument,
  options: ApiReferenceOptions,
  baseUrl: string,
  written: string[] = [],
) {
  const overview = overviewName(loaded.document);
  const ids = allOperations(loaded.document).map(({id}) => pageName(id));
  const file = `/${path.basename(options.downloadsDir)}/${overview}`;
  const headings = loaded.document.info.description?.match(/^#+ .+$/gm) ?? [];
  const sections = headings.map((heading) => `#${kebabCase(heading.toLowerCase())}`);
  const made = [overview, ...ids].map((name) => `/${options.outputDir}/${name}`);
  const addresses = new Set([...written, ...made, ...sections, `${file}.yaml`, `${file}.json`]);
  const {document, dead} = withoutDeadLinks(loaded.document, addresses);
  const all = allOperations(document);
  const names = new Anchors([...ids, 'sidebar']);
  /** Names of pages by schema: those that would make another page grow beyond measure. */
  const schemaPages = new Map<string, string>();
  const addressOf = (schema: string) => {
    const id = schemaPages.get(schema) ?? names.take(`schema-${kebabCase(schema)}`);
    schemaPages.set(schema, id);
    return `/${options.outputDir}/${id}`;
  };
  const page = {...options, samples: options.samples ?? defaultSampleOptions, baseUrl, document, addressOf};
  const files = new Map<string, string>();
  const unsupported: Problem[] = [];
  const failed: Problem[] = [];
  const add = (id: string, made: ReturnType<typeof schemaPage>, what: string, route: Route) => {
    files.set(`${id}.mdx`, made.mdx);
    files.set(`${id}.blocks.json`, JSON.stringify(made.blocks));
    const all = made.unsupported.map((keyword) => `"${keyword}"`).join(', ');
    const message = `the page of ${what} says nothing of ${all}; tell of it in a description. The files for programs have it.`;
    if (all !== '') unsupported.push({...loaded.placeOf(route), message});
  };
  for (const operation of all) {
    const [name, route] = [label(operation), routeOf(operation)];
    try {
      add(pageName(operation.id), operationPage(operation, page), name, route);
    } catch (error) {
      const message = `no page came out for ${name}: ${error instanceof Error ? error.message : error}`;
      failed.push({...loaded.placeOf(route), message});
    }
  }
  if (failed.length > 0) throw new ApiDocumentError(failed);
  // Grows while it is walked: a schema's page may refer to further ones.
  for (const [name, id] of schemaPages) {
    const route = ['components', 'schemas', name];
    add(id, schemaPage(name, id, page), `the schema ${name}`, route);
  }
  const schemas = [...schemaPages.values()];
  files.set(`${overview}.mdx`, overviewPage(all, page));
  const sidebar = sidebarOf(document, all, schemas, path.basename(options.outputDir));
  files.set('sidebar.json', JSON.stringify(sidebar, null, 2));
  const lines = loaded.written?.text.split('\n') ?? [];
  const deadLinks = dead.map((address) => ({
    file: loaded.placeOf([]).file,
    line: lines.findIndex((text) => text.includes(address)) + 1,
    message: `this site has no page ${address}: of links to it the text stays.`,
  }));
  return {files, operations: all, schemas, deadLinks, unsupported};
}

/** The sidebar: the overview, a category for each tag, and the schemas that have a page; ids begin with the `folder`. */
function sidebarOf(document: OpenApiDocument, operations: Operation[], schemas: string[], folder: string) {
  const doc = (name: string) => ({type: 'doc', id: `${folder}/${name}`});
  const ofTags = byTag(document, operations).map(({tag, inTag}) => {
    return {kind: 'api', label: tag, pages: inTag.map(({id}) => pageName(id))};
  });
  const ofSchemas = schemas.length > 0 ? [{kind: 'api-parts', label: 'Schemas', pages: schemas}] : [];
  // Translations go by the key, which would else be the label; other categories of the site may have the same one.
  const categories = [...ofTags, ...ofSchemas].map(({kind, label, pages}) => {
    return {type: 'category', label, key: `${kind}-${label}`, items: pages.map(doc)};
  });
  return [doc(overviewName(document)), ...categories];
}
