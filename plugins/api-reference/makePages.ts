import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {createSlugger} from '@docusaurus/utils';
import type {Problem} from './document/ApiDocumentError';
import {label, pageName} from './document/checkDocument';
import {asDictionary, type Operation} from './document/operations';
import {outlineOf} from './document/outlineOf';
import type {Route} from './document/readYaml';
import type {LoadedDocument} from './document/LoadedDocument';
import {withoutSiteLinks} from './document/withoutSiteLinks';
import {Components} from './follow/Components';
import {followOperation} from './follow/followOperation';
import {SchemaPages} from './follow/SchemaPages';
import type {ApiReferenceOptions} from './options';
import type {OverviewItem} from './page/OperationItem';
import {markdownSections} from './page/markdownSections';
import {operationPage} from './page/operationPage';
import type {PageContext, PageWithBlocks} from './page/PageContext';
import {overviewPage} from './page/overviewPage';
import {type SchemaPage, schemaPage} from './page/schemaPage';
import {runGenerator} from './runGenerator';
import {defaultSampleOptions} from './samples/SampleOptions';

/** The pages of the reference, and the operations without one. */
export interface MadePages {
  /** File name to content. */
  files: Map<string, string>;
  /** Those that have a page. */
  operations: Operation[];
  /** Schemas that have a page of their own. */
  schemas: SchemaPage[];
  failed: Problem[];
  /** What pages say nothing of, one entry an operation or schema. */
  unsupported: Problem[];
}

/**
 * Makes a page for each operation, and the overview.
 *
 * @throws what the maker of the overview throws
 */
export async function makePages(
  context: LoadContext,
  options: ApiReferenceOptions,
  {source, document: whole, operations}: LoadedDocument,
): Promise<MadePages> {
  const document = options.lenient ? withoutSiteLinks(whole) : whole;
  const byPage = new Map(operations.map((operation) => [pageName(operation.id ?? ''), operation]));
  const page: PageContext = {
    baseUrl: context.baseUrl,
    editUrl: options.editUrl,
    samples: options.samples ?? defaultSampleOptions,
    guide: guideOf(document, options.samples?.guide),
  };
  const components = new Components(document);
  const schemaPages = new SchemaPages(`/${options.outputDir}/`, [...byPage.keys(), 'sidebar']);
  const files = new Map<string, string>();
  const add = (name: string, {mdx, blocks}: PageWithBlocks) => {
    files.set(`${name}.mdx`, mdx);
    files.set(`${name}.blocks.json`, JSON.stringify(blocks));
  };
  const unsupported: Problem[] = [];
  const report = (what: string, route: Route, keywords: string[]) => {
    if (keywords.length > 0)
      unsupported.push({
        file: source.name,
        line: source.lineOf(route),
        message: unsupportedMessage(what, keywords),
      });
  };
  let overview: OverviewItem | undefined;
  const spec = writeTemporary(outlineOf(document));
  const failures = await runGenerator(context, spec.path, {
    overview(item) {
      overview = item;
    },
    operation(item) {
      const operation = byPage.get(item.id);
      if (!operation) return;
      const followed = followOperation(document, operation, components, schemaPages);
      add(item.id, operationPage({...item, api: {...item.api, ...followed.told}}, operation, page));
      report(label(operation), operation.route, followed.unsupported);
    },
  }).finally(spec.remove);

  const made = operations.filter(({id}) => files.has(`${pageName(id ?? '')}.mdx`));
  // Grows while it is walked: a schema's page may refer to further ones.
  const schemas: SchemaPage[] = [];
  for (const [name, id] of schemaPages.entries()) {
    schemas.push({name, id});
    const followed = schemaPage({name, id}, components, schemaPages, page);
    add(id, followed);
    report(`the schema ${name}`, ['components', 'schemas', name], followed.unsupported);
  }
  if (overview) {
    const api = {
      document,
      operations: made,
      hasCollection: options.collection ?? false,
      downloadsPath: `/${path.relative('static', options.downloadsDir)}`,
    };
    files.set(`${overview.id}.mdx`, overviewPage(overview, api, page));
  }
  const failed = operations
    .filter((operation) => !made.includes(operation))
    .map((operation) => ({
      file: source.name,
      line: source.lineOf(operation.route),
      message: `no page came out for ${label(operation)}${reason(failures.get(pageName(operation.id ?? '')))}`,
    }));
  return {files, operations: made, schemas, failed, unsupported};
}

function unsupportedMessage(what: string, keywords: string[]): string {
  const names = keywords.map((keyword) => `"${keyword}"`).join(', ');
  return `the page of ${what} says nothing of ${names}; tell of it in a description. The files for programs have it.`;
}

/** The generator reports what it cannot write on the console only. */
function reason(failure: unknown): string {
  if (failure === undefined) return '.';
  return `: ${failure instanceof Error ? failure.message : String(failure)}`;
}

/** The section of the overview with a title, where there is one. */
function guideOf(document: unknown, title: string | undefined): PageContext['guide'] {
  const {description} = asDictionary(asDictionary(document).info);
  if (title === undefined || typeof description !== 'string') return undefined;
  const has = markdownSections(description).some((section) => section.title === title);
  return has ? {title, anchor: createSlugger().slug(title)} : undefined;
}

/** The generator reads a file. */
function writeTemporary(document: unknown): {path: string; remove(): void} {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-document-'));
  const file = path.join(folder, 'api.json');
  fs.writeFileSync(file, JSON.stringify(document));
  return {path: file, remove: () => fs.rmSync(folder, {recursive: true})};
}
