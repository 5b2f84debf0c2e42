import type {BrokenReference} from './checkReferences';
import {asDictionary, type Operation, sharedByMethods} from './operations';
import type {SourceFile} from './readYaml';
import {referencesIn} from './referencesIn';
import type {Place, SourceFiles} from './SourceFiles';

/**
 * Operations that cannot be told of, since they need what a broken reference should lead to, themselves or through
 * components and other files; each with the first such reference.
 */
export function unresolvableOperations(
  source: SourceFile,
  files: SourceFiles,
  operations: Operation[],
  broken: BrokenReference[],
): Map<Operation, BrokenReference> {
  if (broken.length === 0) return new Map();
  const byPlace = new Map(broken.map((one) => [nameOf(one.file, one.route), one]));
  return new Map(
    operations.flatMap((operation) => {
      const found = firstBroken(startsOf(source, files, operation), files, byPlace);
      return found ? [[operation, found] as const] : [];
    }),
  );
}

/** The first broken reference in some places or in what they refer to. */
function firstBroken(
  starts: Place[],
  files: SourceFiles,
  broken: ReadonlyMap<string, BrokenReference>,
): BrokenReference | undefined {
  // Grows while it is walked; what is referred to twice is searched once.
  const queue = new Map(starts.map((place) => [nameOf(place.file.name, place.route), place]));
  for (const place of queue.values()) {
    for (const {target, route, isMapping} of referencesIn(place.value)) {
      if (isMapping) continue;
      const found = broken.get(nameOf(place.file.name, [...place.route, ...route]));
      if (found) return found;
      const next = files.follow(place.file, target);
      if (typeof next === 'string') continue;
      const name = nameOf(next.file.name, next.route);
      if (!queue.has(name)) queue.set(name, next);
    }
  }
  return undefined;
}

/** Where an operation stands, and what its path item says for all methods; a path item may be in another file. */
function startsOf(source: SourceFile, files: SourceFiles, {route, method}: Operation): Place[] {
  const [section = '', path = ''] = route;
  let item: Place = {file: source, route: [section, path], value: undefined};
  item.value = asDictionary(asDictionary(source.value)[section])[path];
  const starts: Place[] = [];
  const seen = new Set<unknown>();
  while (!seen.has(item.value)) {
    seen.add(item.value);
    const {file, route: place, value} = item;
    for (const key of [method, '$ref', ...sharedByMethods]) {
      const part = asDictionary(value)[key];
      if (key === '$ref' && typeof part === 'string') starts.push({file, route: place, value: {$ref: part}});
      else if (part !== undefined) starts.push({file, route: [...place, key], value: part});
    }
    const {$ref} = asDictionary(value);
    const next = typeof $ref === 'string' ? files.follow(file, $ref) : undefined;
    if (next === undefined || typeof next === 'string') break;
    item = next;
  }
  return starts;
}

function nameOf(file: string, route: ReadonlyArray<string | number>): string {
  return JSON.stringify([file, ...route.map(String)]);
}
