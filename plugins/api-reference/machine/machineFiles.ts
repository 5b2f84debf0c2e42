import fs from 'node:fs';
import path from 'node:path';
import {dump} from 'js-yaml';
import {pageName} from '../document/checkDocument';
import type {LoadedDocument} from '../document/LoadedDocument';
import {overviewName} from '../sidebar';
import {operationFragment} from './operationFragment';
import {documentAlone, standAlone} from './standAlone';

/** Files for programs, by their names. */
export interface MachineFiles {
  /** Name of the document, that of the overview page. */
  name: string;
  /** The whole document, in one file, with texts that stand alone. */
  document: unknown;
  /** The whole document, as YAML and as JSON, named like the overview page. */
  downloads: Map<string, string>;
  /** `<page>.openapi.json` for each operation. */
  fragments: Map<string, string>;
}

/**
 * What programs fetch instead of the pages, made of the OpenAPI file.
 *
 * @param siteUrl absolute address of the landing page, with a slash at its end: links in texts begin there
 */
export function machineFiles(
  {source, document: taken, operations}: LoadedDocument,
  siteUrl: string,
): MachineFiles {
  const document = documentAlone(taken, siteUrl);
  const name = overviewName(document);
  // As it is written, with its comments, where nothing but texts had to change.
  const yaml =
    taken === source.value && !source.path.endsWith('.json')
      ? standAlone(fs.readFileSync(source.path, 'utf8'), siteUrl)
      : `# Made of ${path.basename(source.path)} and all that it refers to.\n${dump(document, {noRefs: true})}`;
  return {
    name,
    document,
    downloads: new Map([
      [`${name}.yaml`, yaml],
      [`${name}.json`, json(document)],
    ]),
    fragments: new Map(
      operations.map((operation) => [
        fragmentName(pageName(operation.id ?? '')),
        json(operationFragment(document, operation)),
      ]),
    ),
  };
}

/** File name of an operation's fragment, which is served beside its page. */
export function fragmentName(page: string): string {
  return `${page}.openapi.json`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
