import {findReferences} from '../machine/findReferences';
import {inOneFile} from '../machine/inOneFile';
import {operationFragment} from '../machine/operationFragment';
import {overviewName} from '../sidebar';
import {ApiDocumentError} from './ApiDocumentError';
import {checkShape, label} from './checkDocument';
import {checkReferences} from './checkReferences';
import {nameOperations, withOperations} from './nameOperations';
import {asDictionary, listOperations, type Operation} from './operations';
import {withoutSchemaIds} from './withoutSchemaIds';
import {readYaml} from './readYaml';
import {SourceFiles} from './SourceFiles';
import type {LoadedDocument} from './LoadedDocument';
import {unresolvableOperations} from './unresolvableOperations';

/**
 * Reads an OpenAPI file that others have written: what pages need and the file lacks is made up, and operations that
 * cannot be told of are left out.
 *
 * @param root folder that names in messages are relative to
 * @throws ApiDocumentError when it is no OpenAPI file, or no operation of it can be taken
 */
export async function loadLenient(file: string, root: string): Promise<LoadedDocument> {
  const source = readYaml(file, root);
  const files = new SourceFiles(source, root);
  const broken = checkReferences(source, files);
  // A generator asks for paths even where version 3.1 needs none.
  const whole = withoutSchemaIds({paths: {}, ...asDictionary(await inOneFile(source))});
  const all = listOperations(whole);
  const shape = checkShape(source, all);
  if (shape.length > 0) throw new ApiDocumentError([...shape, ...broken]);

  const unresolvable = unresolvableOperations(source, files, all, broken);
  const operations = nameOperations(
    all.filter((operation) => !unresolvable.has(operation)),
    [overviewName(whole), 'sidebar'],
  );
  const leftOut = [...unresolvable].map(([operation, {file, line, message}]) => ({
    file: source.name,
    line: source.lineOf(operation.route),
    message: `${label(operation)} is left out: ${file === source.name ? '' : `in ${file}:${line}, `}${message}`,
  }));
  if (operations.length === 0) throw new ApiDocumentError(leftOut);
  const named = withOperations(whole, operations);
  return {
    source,
    document: broken.length > 0 ? withoutUnused(named, operations) : named,
    operations,
    leftOut,
  };
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
