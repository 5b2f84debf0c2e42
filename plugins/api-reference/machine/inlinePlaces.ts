import {asDictionary} from '../document/operations';

/**
 * A document in which references to places that are no components, such as a part of another path, have given way to
 * what stands there, since a part of the document can only take components along.
 */
export function inlinePlaces(document: unknown): unknown {
  const inline = (value: unknown, open: string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => inline(item, open));
    if (typeof value !== 'object' || value === null) return value;
    const {$ref} = asDictionary(value);
    if (typeof $ref === 'string' && isPlace($ref)) {
      // What contains itself cannot be written out: the inner one is left open.
      return open.includes($ref) ? {} : inline(targetOf(document, $ref), [...open, $ref]);
    }
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inline(child, open)]));
  };
  return inline(document, []);
}

/** Whether a reference leads to a place of the same document that is no component. */
export function isPlace(reference: string): boolean {
  return reference.startsWith('#/') && !reference.startsWith('#/components/');
}

function targetOf(document: unknown, reference: string): unknown {
  let value = document;
  for (const step of reference.split('/').slice(1)) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    value = Array.isArray(value) ? value[Number(key)] : asDictionary(value)[key];
  }
  return value;
}
