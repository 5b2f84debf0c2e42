import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Problem} from './document/ApiDocumentError';
import {label, pageName} from './document/checkDocument';
import type {Operation} from './document/operations';
import type {SourceFile} from './document/readYaml';
import type {ApiReferenceOptions} from './options';
import type {OverviewItem} from './page/OperationItem';
import {operationPage, type PageContext} from './page/operationPage';
import {overviewPage} from './page/overviewPage';
import {runGenerator} from './runGenerator';
import {defaultSampleOptions} from './samples/SampleOptions';

/** The pages of the reference, and the operations without one. */
export interface MadePages {
  /** File name to content. */
  files: Map<string, string>;
  /** Those that have a page. */
  operations: Operation[];
  failed: Problem[];
}

/**
 * Makes a page for each operation, and the overview.
 *
 * @throws what the maker of the overview throws
 */
export async function makePages(
  context: LoadContext,
  options: ApiReferenceOptions,
  source: SourceFile,
  operations: Operation[],
): Promise<MadePages> {
  const byPage = new Map(operations.map((operation) => [pageName(operation.id ?? ''), operation]));
  const page: PageContext = {
    baseUrl: context.baseUrl,
    editUrl: options.editUrl,
    samples: options.samples ?? defaultSampleOptions,
  };
  const files = new Map<string, string>();
  let overview: OverviewItem | undefined;
  const spec = options.lenient ? writeTemporary(source.value) : {path: source.path, remove() {}};
  const {pages, failures} = await runGenerator(context, spec.path, {
    overview(item) {
      overview = item;
      return '';
    },
    operation(item) {
      const made = operationPage(item, byPage.get(item.id) as Operation, page);
      files.set(`${item.id}.blocks.json`, JSON.stringify(made.blocks));
      return made.mdx;
    },
  }).finally(spec.remove);

  for (const [name, mdx] of pages) files.set(`${name}.mdx`, mdx);
  const made = operations.filter(({id}) => pages.has(pageName(id ?? '')));
  if (overview) {
    const api = {
      document: source.value,
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
  return {files, operations: made, failed};
}

/** The generator reports what it cannot write on the console only. */
function reason(failure: unknown): string {
  if (failure === undefined) return '.';
  return `: ${failure instanceof Error ? failure.message : String(failure)}`;
}

/** The generator reads a file; the document that others have written is not the one that it gets. */
function writeTemporary(document: unknown): {path: string; remove(): void} {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-document-'));
  const file = path.join(folder, 'api.json');
  fs.writeFileSync(file, JSON.stringify(document));
  return {path: file, remove: () => fs.rmSync(folder, {recursive: true})};
}
