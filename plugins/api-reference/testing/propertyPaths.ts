import {asDictionary, listOf} from '../document/operations';

/** Where the walk ends: parts of the value with this anchor stand on another page. */
type IsElsewhere = (anchor: string) => boolean;

/**
 * The anchors that the properties of a schema must have in a page, found by a walk of its own: through references,
 * items, properties, maps and the parts of `allOf`, until a schema is inside itself.
 *
 * @param document the whole document, in one file
 * @param leftOut keyword of properties that do not go the way of the body: `readOnly` in a request
 */
export function propertyPaths(
  document: unknown,
  schema: unknown,
  anchor: string,
  isElsewhere: IsElsewhere,
  leftOut?: 'readOnly' | 'writeOnly',
): string[] {
  const walk = (given: unknown, at: string, open: string[], isPart = false): string[] => {
    if (given === undefined) return [];
    const {$ref} = asDictionary(given);
    if (typeof $ref === 'string')
      return open.includes($ref) ? [] : walk(target($ref), at, [...open, $ref], isPart);
    if (isElsewhere(at)) return [];
    const {properties, items, allOf, oneOf, anyOf, additionalProperties} = asDictionary(given);
    const named = (name: string, child: unknown): string[] => {
      if (leftOut !== undefined && says(child, leftOut)) return [];
      const place = `${at}.${name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'value'}`;
      return [place, ...walk(child, place, open)];
    };
    // Alternatives beside allOf are multiplied with those in its parts, under names that this walk does not know.
    const lists = allOf || isPart ? [] : [oneOf, anyOf].map(listOf);
    // Null is a word of the type, and what is left alone beside it is the value itself.
    const others = lists.map((list) => list.filter((one) => asDictionary(one).type !== 'null'));
    const isOnly = (index: number) => others[index]?.length === 1 && lists[index]?.length !== 1;
    const options = others.flatMap((list, place) =>
      isOnly(place) ? [] : list.map((one, index) => [nameOf(one, index), one]),
    );
    return [
      ...[...Object.entries(asDictionary(properties)), ...options].flatMap(([name, child]) =>
        named(String(name), child),
      ),
      ...others.flatMap(([only], index) => (isOnly(index) ? walk(only, at, open) : [])),
      ...walk(items, at, open),
      ...(Array.isArray(allOf) ? allOf.flatMap((part) => walk(part, at, open, true)) : []),
      ...(typeof additionalProperties === 'object'
        ? [`${at}.key`, ...walk(additionalProperties, `${at}.key`, open)]
        : []),
    ];
  };
  const nameOf = (option: unknown, index: number): string => {
    const {$ref, title} = asDictionary(option);
    if (typeof title === 'string' && title) return title;
    if (typeof $ref !== 'string') return `Option ${index + 1}`;
    return String(asDictionary(target($ref)).title || $ref.split('/').at(-1));
  };
  const says = (given: unknown, keyword: string): boolean => {
    const {$ref, allOf, [keyword]: value} = asDictionary(given);
    return (
      value === true ||
      (Array.isArray(allOf) && allOf.some((part) => says(part, keyword))) ||
      (typeof $ref === 'string' && says(target($ref), keyword))
    );
  };
  const target = (reference: string): unknown =>
    reference
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (value, step) =>
          asDictionary(value)[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')],
        document,
      );
  return walk(schema, anchor, []);
}
