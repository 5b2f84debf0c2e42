import {asDictionary} from '../document/operations';

/** Keywords whose values are data, in which `$ref` is a word like any other. */
const data = new Set(['example', 'default', 'enum', 'const', 'value']);

/** Keywords whose values are maps from names to definitions: there a name like `example` is no keyword. */
const maps = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'definitions',
  'headers',
  'content',
  'responses',
  'callbacks',
  'links',
  'encoding',
]);

/** Finds what a part of an OpenAPI document refers to: values of `$ref`, and targets of discriminators. */
export function findReferences(value: unknown, isMap = false): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => findReferences(item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (isMap) return findReferences(child);
    if (key === '$ref') return typeof child === 'string' ? [child] : [];
    if (key === 'discriminator')
      return Object.values(asDictionary(asDictionary(child).mapping)).map(asPointer);
    // In a schema a list of data, elsewhere a map whose entries can be references.
    if (key === 'examples') return Object.values(asDictionary(child)).flatMap(ownReference);
    return data.has(key) ? [] : findReferences(child, maps.has(key));
  });
}

/** A discriminator may name a schema without the pointer to it. */
function asPointer(target: unknown): string {
  return /[#/.]/.test(String(target)) ? String(target) : `#/components/schemas/${target}`;
}

function ownReference(example: unknown): string[] {
  const {$ref} = asDictionary(example);
  return typeof $ref === 'string' ? [$ref] : [];
}
