import type {Problem} from './ApiDocumentError';
import {
  asDictionary,
  type Dictionary,
  label,
  listOperations,
  type Operation,
  pageName,
  type Route,
} from './operations';
import {pointerTo, reachableFrom} from './references';

/**
 * Gives operations what they lack and pages need: an id whose page no other one has, a title, and a tag.
 *
 * An id made of method and path stays the same as long as these do.
 *
 * @param reserved page names that no operation may have
 * @returns which of them lacked an id or a tag, which is a mistake in a file of one's own
 */
export function nameOperations(
  operations: Operation[],
  reserved: string[],
  placeOf: (route: Route) => Pick<Problem, 'file' | 'line'>,
): Problem[] {
  const taken = new Map<string, Operation | undefined>(reserved.map((page) => [page, undefined]));
  const unnamed = operations.filter((operation) => {
    const page = pageName(operation.id);
    if (page === '' || taken.has(page)) return true;
    taken.set(page, operation);
    return false;
  });
  const withoutId = unnamed.map((operation) => {
    const {id} = operation;
    const other = taken.get(pageName(id));
    const whose = other
      ? `${label(other)} has in line ${placeOf([...other.route, 'operationId']).line}`
      : 'another page of the reference needs';
    const message = id
      ? `has the operationId "${id}", which ${whose}; give each operation its own.`
      : 'has no operationId; it names the page, for example "get-device".';
    return {...placeOf([...operation.route, 'operationId']), message: `${label(operation)} ${message}`};
  });
  for (const operation of unnamed) {
    const wish = `${operation.method} ${operation.path}`;
    let id = pageName(wish);
    for (let number = 2; taken.has(id); number += 1) id = pageName(`${wish} ${number}`);
    taken.set(id, operation);
    operation.id = id;
  }
  const withoutTag = operations.filter(({tags}) => tags.length === 0);
  for (const operation of withoutTag) operation.tags = ['Other'];
  for (const operation of operations) operation.summary ||= label(operation);
  return [
    ...withoutId,
    ...withoutTag.map((operation) => ({
      ...placeOf(operation.route),
      message: `${label(operation)} is in no tag; add "tags" with one entry, so that it has a place in the sidebar.`,
    })),
  ];
}

/**
 * Makes a document hold the operations given, under the names that they have now, and no others.
 *
 * @param dropsUnused whether components that they do not need go as well, since these may need what leads nowhere
 */
export function keepOnly(document: Dictionary, operations: Operation[], dropsUnused: boolean): void {
  const kept = new Map(operations.map((operation) => [pointerTo(operation.route), operation]));
  for (const operation of listOperations(document)) {
    const [section, path, method] = operation.route;
    const items = asDictionary(document[section]);
    const item = asDictionary(items[path]);
    const named = kept.get(pointerTo(operation.route));
    if (named) {
      const {id, summary, tags} = named;
      Object.assign(asDictionary(item[method]), {operationId: id, summary, tags});
    } else delete item[method];
    if (listOperations({paths: {[path]: item}}).length === 0) delete items[path];
  }
  if (!dropsUnused) return;
  const needed = reachableFrom(document, [document.paths, document.webhooks]);
  for (const [kind, all] of Object.entries(asDictionary(document.components))) {
    if (kind === 'securitySchemes') continue;
    for (const name of Object.keys(asDictionary(all)))
      if (!needed.has(pointerTo(['components', kind, name]))) delete asDictionary(all)[name];
  }
}
