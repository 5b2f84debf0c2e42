import {findReferences} from '../machine/findReferences';
import {inOneFile} from '../machine/inOneFile';
import {operationFragment} from '../machine/operationFragment';
import {overviewName} from '../sidebar';
import {ApiDocumentError, type Problem} from './ApiDocumentError';
import {checkShape, label} from './checkDocument';
import {checkReferences} from './checkReferences';
import {nameOperations, withOperations} from './nameOperations';
import {asDictionary, listOperations, type Operation} from './operations';
import {withoutSchemaIds} from './withoutSchemaIds';
import {readYaml, type SourceFile} from './readYaml';
import {unfitOperations} from './unfitOperations';

/** A file as it can be taken. */
export interface AcceptedDocument {
  source: SourceFile;
  operations: Operation[];
  /** Operations that were left out, and why. */
  leftOut: Problem[];
}

/**
 * Reads an OpenAPI file that others have written: what pages need and the file lacks is made up, and operations that
 * cannot be told of are left out.
 *
 * @param root folder that names in messages are relative to
 * @throws ApiDocumentError when it is no OpenAPI file, or no operation of it can be taken
 */
export async function acceptDocument(file: string, root: string): Promise<AcceptedDocument> {
  const source = readYaml(file, root);
  const shape = checkShape(source, listOperations(source.value));
  if (shape.length > 0) throw new ApiDocumentError(shape);
  const broken = checkReferences(source, root);
  // What is broken in other files cannot be told by operation.
  const elsewhere = broken.filter((problem) => problem.file !== source.name);
  if (elsewhere.length > 0) throw new ApiDocumentError(elsewhere);

  // A generator asks for paths even where version 3.1 needs none.
  const document = withoutSchemaIds({paths: {}, ...asDictionary(await inOneFile(source))});
  const all = listOperations(document);
  const unfit = unfitOperations(document, all, broken);
  const fit = nameOperations(
    all.filter((operation) => !unfit.has(operation)),
    [overviewName(document), 'sidebar'],
  );
  const leftOut = [...unfit].map(([operation, {message}]) => ({
    file: source.name,
    line: source.lineOf(operation.route),
    message: `${label(operation)} is left out: ${message}`,
  }));
  if (fit.length === 0) throw new ApiDocumentError(leftOut);
  const named = withOperations(document, fit);
  const value = broken.length > 0 ? withoutUnused(named, fit) : named;
  return {source: {...source, value}, operations: fit, leftOut};
}

/** A document with the components that its operations need; others may hold what leads nowhere. */
function withoutUnused(document: Record<string, unknown>, operations: Operation[]): Record<string, unknown> {
  const components = {...asDictionary(document.components)};
  const used = new Map<string, Set<string>>();
  for (const operation of operations) {
    const fragment = asDictionary(operationFragment(document, operation).components);
    for (const [kind, found] of Object.entries(fragment)) {
      const names = used.get(kind) ?? new Set();
      for (const name of Object.keys(asDictionary(found))) names.add(name);
      used.set(kind, names);
    }
  }
  for (const [kind, all] of Object.entries(components)) {
    if (kind === 'securitySchemes' || findReferences(all).length === 0) continue;
    const kept = Object.entries(asDictionary(all)).filter(([name]) => used.get(kind)?.has(name));
    components[kind] = Object.fromEntries(kept);
  }
  // Extensions, which pages do not show, may need what is gone.
  const known = Object.entries(document).filter(([key]) => !key.startsWith('x-'));
  return {...Object.fromEntries(known), components};
}
