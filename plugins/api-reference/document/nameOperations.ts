import {asDictionary, type Operation, sharedByMethods} from './operations';
import {label, pageName} from './checkDocument';

/** The tag of operations that have none. */
export const otherTag = 'Other';

/**
 * Operations with what pages need: an id whose page no other one has, a title and a tag.
 *
 * An id that is missing, or taken by an earlier operation, is made of method and path; it stays the same as long as they do.
 *
 * @param reserved page names that no operation may have
 */
export function nameOperations(operations: Operation[], reserved: string[]): Operation[] {
  const taken = new Set(reserved);
  const own = operations.map(({id}) => {
    if (!id || pageName(id) === '' || taken.has(pageName(id))) return undefined;
    taken.add(pageName(id));
    return id;
  });
  return operations.map((operation, index) => ({
    ...operation,
    id: own[index] ?? freeId(`${operation.method} ${operation.path}`, taken),
    summary: operation.summary || label(operation),
    tags: operation.tags.length > 0 ? operation.tags : [otherTag],
  }));
}

function freeId(wish: string, taken: Set<string>): string {
  let page = pageName(wish);
  for (let number = 2; taken.has(page); number++) page = pageName(`${wish} ${number}`);
  taken.add(page);
  return page;
}

/** A copy of a document in which operations have the names given, and no others are left. */
export function withOperations(document: unknown, operations: Operation[]): Record<string, unknown> {
  const whole = {...asDictionary(document)};
  for (const section of ['paths', 'webhooks']) {
    if (!(section in whole)) continue;
    const items = Object.entries(asDictionary(whole[section])).flatMap(([path, item]) => {
      const kept = operations.filter((one) => one.route[0] === section && one.path === path);
      return kept.length === 0 ? [] : [[path, withNames(asDictionary(item), kept)]];
    });
    whole[section] = Object.fromEntries(items);
  }
  return whole;
}

function withNames(item: Record<string, unknown>, kept: Operation[]): Record<string, unknown> {
  const rest = Object.entries(item).filter(([key]) => sharedByMethods.includes(key) || key.startsWith('x-'));
  const own = kept.map(({method, id, summary, tags}) => [
    method,
    {...asDictionary(item[method]), operationId: id, summary, tags},
  ]);
  return Object.fromEntries([...rest, ...own]);
}
