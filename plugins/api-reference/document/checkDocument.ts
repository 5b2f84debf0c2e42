import kebabCase from 'lodash/kebabCase';
import {inOneFile} from '../machine/inOneFile';
import {ApiDocumentError, type Problem} from './ApiDocumentError';
import {checkReferences} from './checkReferences';
import {asDictionary, listOperations, type Operation} from './operations';
import {readYaml, type SourceFile} from './readYaml';
import {SourceFiles} from './SourceFiles';
import type {LoadedDocument} from './LoadedDocument';

/**
 * Reads an OpenAPI file and makes sure that pages can be made of it.
 *
 * @param root folder that names in messages are relative to
 * @throws ApiDocumentError with every problem found: missing file, invalid YAML, broken `$ref`, missing or
 *   doubled `operationId`, operation without a tag
 */
export async function checkDocument(file: string, root: string): Promise<LoadedDocument> {
  const source = readYaml(file, root);
  const broken = checkReferences(source, new SourceFiles(source, root));
  const document = broken.length > 0 ? source.value : await inOneFile(source);
  const operations = listOperations(document);
  const problems = [
    ...checkShape(source, operations),
    ...broken,
    ...checkIds(source, operations),
    ...checkTags(source, operations),
  ];
  if (problems.length > 0) throw new ApiDocumentError(problems);
  return {source, document, operations, leftOut: []};
}

/** What makes a file no OpenAPI file at all. */
export function checkShape(source: SourceFile, operations: Operation[]): Problem[] {
  const document = asDictionary(source.value);
  const problems: Problem[] = [];
  if (!/^3\.[01]\./.test(String(document.openapi))) {
    problems.push({
      file: source.name,
      line: source.lineOf(['openapi']),
      message: 'this is no OpenAPI 3.0 or 3.1 file: "openapi" must name the version, for example 3.1.0.',
    });
  }
  if (typeof asDictionary(document.info).title !== 'string') {
    problems.push({
      file: source.name,
      line: source.lineOf(['info']),
      message: 'info.title is missing; it names the overview page.',
    });
  }
  if (operations.length === 0) {
    problems.push({
      file: source.name,
      line: source.lineOf(['paths']),
      message: 'there is no operation under "paths" or "webhooks".',
    });
  }
  return problems;
}

function checkIds(source: SourceFile, operations: Operation[]): Problem[] {
  const first = new Map<string, Operation>();
  return operations.flatMap((operation) => {
    const problem = (message: string): Problem[] => [
      {file: source.name, line: source.lineOf([...operation.route, 'operationId']), message},
    ];
    if (!operation.id)
      return problem(`${label(operation)} has no operationId; it names the page, for example "get-device".`);
    const page = pageName(operation.id);
    const other = first.get(page);
    if (!other) {
      first.set(page, operation);
      return [];
    }
    const line = source.lineOf([...other.route, 'operationId']);
    return problem(
      `${label(operation)} has the operationId "${operation.id}", which ${label(other)} has in line ${line}; give each operation its own.`,
    );
  });
}

function checkTags(source: SourceFile, operations: Operation[]): Problem[] {
  return operations
    .filter((operation) => operation.tags.length === 0)
    .map((operation) => ({
      file: source.name,
      line: source.lineOf(operation.route),
      message: `${label(operation)} is in no tag; add "tags" with one entry, so that it has a place in the sidebar.`,
    }));
}

/** How the generator spells an `operationId` in a page's address: kebab-case. */
export function pageName(operationId: string): string {
  return kebabCase(operationId);
}

/** How messages name an operation: `GET /devices`. */
export function label({method, path, isWebhook}: Operation): string {
  return isWebhook ? `webhook ${path}` : `${method.toUpperCase()} ${path}`;
}
