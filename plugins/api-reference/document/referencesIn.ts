import type {Route} from './readYaml';

/** A reference in a part of an OpenAPI document. */
export interface Reference {
  /** What it says: `#/components/schemas/Device`, `./device.yaml`. */
  target: string;
  /** Where it stands, from the part that was searched. */
  route: Route;
  /** Whether it is a target of a discriminator, which may be a name alone. */
  isMapping: boolean;
}

/** Keywords whose values are data, in which `$ref` is a word like any other. */
const data = new Set(['example', 'default', 'enum', 'const', 'value']);

/** Keywords whose values are maps from names to definitions: there a name like `example` is no keyword. */
const maps = new Set([
  'paths',
  'webhooks',
  'schemas',
  'parameters',
  'requestBodies',
  'securitySchemes',
  'pathItems',
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

/** Parts of a document are searched again and again: a component by each operation that needs it. */
const known = new WeakMap<object, Reference[]>();

/** Finds what a part of an OpenAPI document refers to: values of `$ref`, and targets of discriminators. */
export function referencesIn(part: unknown): Reference[] {
  if (typeof part !== 'object' || part === null) return [];
  const before = known.get(part);
  if (before) return before;
  const found: Reference[] = [];
  collect(part, [], false, found);
  known.set(part, found);
  return found;
}

function collect(value: unknown, route: Route, isMap: boolean, found: Reference[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const here = [...route, Array.isArray(value) ? Number(key) : key];
    if (isMap || Array.isArray(value)) collect(child, here, false, found);
    else if (key === '$ref') {
      // A property may be called "$ref": only a text can refer.
      if (typeof child === 'string') found.push({target: child, route: here, isMapping: false});
    } else if (key === 'discriminator') collectMapping(child, here, found);
    // In a schema a list of data, elsewhere a map whose entries can be references.
    else if (key === 'examples') collectEntries(child, here, found);
    else if (!data.has(key)) collect(child, here, maps.has(key), found);
  }
}

function collectMapping(discriminator: unknown, route: Route, found: Reference[]): void {
  const mapping = (discriminator as {mapping?: unknown} | null)?.mapping;
  if (typeof mapping !== 'object' || mapping === null) return;
  for (const [key, child] of Object.entries(mapping)) {
    if (typeof child === 'string')
      found.push({target: asPointer(child), route: [...route, 'mapping', key], isMapping: true});
  }
}

/** A discriminator may name a schema without the pointer to it. */
function asPointer(target: string): string {
  return /[#/.]/.test(target) ? target : `#/components/schemas/${target}`;
}

function collectEntries(examples: unknown, route: Route, found: Reference[]): void {
  if (typeof examples !== 'object' || examples === null || Array.isArray(examples)) return;
  for (const [key, child] of Object.entries(examples)) {
    const target = (child as {$ref?: unknown} | null)?.$ref;
    if (typeof target === 'string') found.push({target, route: [...route, key, '$ref'], isMapping: false});
  }
}
