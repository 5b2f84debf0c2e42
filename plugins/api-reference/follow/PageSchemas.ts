import clone from 'lodash/clone';
import kebabCase from 'lodash/kebabCase';
import isEmpty from 'lodash/isEmpty';
import omit from 'lodash/omit';
import omitBy from 'lodash/omitBy';
import pick from 'lodash/pick';
import pickBy from 'lodash/pickBy';
import {valueAt} from '../../../sandbox/document/resolveReference';
import {asDictionary, type Dictionary, listOf, textOf} from '../document/operations';
import {schemaName} from '../document/references';
import type {Anchors} from '../schema/Anchors';
import type {AnySchema, Schema} from '../schema/Schema';

/** How many values a page shows before it refers to the pages of schemas; up to so many it was measured. */
export const valuesPerPage = 500;

/** Keywords whose schemas are values of their own, which wait until those nearer to the top are shown. */
const ofValues = ['properties', 'patternProperties', 'oneOf', 'anyOf', 'prefixItems'] as const;

/** Keywords that say something of a value beside what it may be. */
const annotations = 'title description default example examples deprecated readOnly writeOnly nullable'.split(
  ' ',
);

type Shape = (value: unknown) => boolean;

const isMap: Shape = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Shape = (value) => typeof value === 'string';
const isFlag: Shape = (value) => typeof value === 'boolean';
const isNumber: Shape = (value) => typeof value === 'number';
const isSchema: Shape = (value) => isMap(value) || isFlag(value);

/** The keywords that pages tell of, by what their values must be; others are left out. */
const keywords: Array<[Shape, Array<keyof Schema>]> = [
  [isText, ['format', 'title', 'description', 'pattern', 'contentEncoding', 'contentMediaType']],
  [isNumber, ['minLength', 'maxLength', 'minimum', 'maximum', 'multipleOf', 'minItems', 'maxItems']],
  [isNumber, ['minProperties', 'maxProperties']],
  [isFlag, ['nullable', 'deprecated', 'readOnly', 'writeOnly', 'uniqueItems', 'unevaluatedProperties']],
  [isMap, ['properties', 'patternProperties']],
  [Array.isArray, ['required', 'prefixItems', 'allOf', 'oneOf', 'anyOf', 'enum', 'examples']],
  [isSchema, ['items', 'additionalProperties', 'propertyNames', 'not']],
  [(value) => isNumber(value) || isFlag(value), ['exclusiveMinimum', 'exclusiveMaximum']],
  [(value) => value !== undefined, ['const', 'default', 'example']],
  [(value) => isText(value) || (Array.isArray(value) && value.every(isText)), ['type']],
  [(value) => isMap(value) && Object.values(asDictionary(value)).every(Array.isArray), ['dependentRequired']],
  [(value) => isMap(value) && isText(asDictionary(value).propertyName), ['discriminator']],
  [(value) => isMap(value) || Array.isArray(value), ['x-enumDescriptions']],
];
const shapes = new Map<string, Shape>(
  keywords.flatMap(([shape, names]) => names.map((name) => [name, shape])),
);

/** Keywords that bind a value and that no page tells of; all others are for programs and for writers. */
const untold =
  `if then else contains minContains maxContains dependentSchemas dependencies unevaluatedItems additionalItems
   contentSchema $dynamicRef`.split(/\s+/);

/** Where one of these stands, the type is told of and `not` is not (`typeOf`). */
const beforeNot =
  'type items properties additionalProperties patternProperties prefixItems allOf oneOf anyOf'.split(' ');

/**
 * Follows the references in the schemas of one page, those nearest to the top first. A schema inside itself becomes its
 * name; once the page holds `valuesPerPage` values, a schema that has parts is referred to where it stands elsewhere.
 */
export class PageSchemas {
  /** Follow a schema each, and hand it over. */
  readonly #waiting: Array<() => void> = [];
  #values = 0;

  /** Keywords that pages tell nothing of, as far as they were met. */
  readonly unsupported = new Set<string>();

  constructor(
    private readonly document: unknown,
    private readonly pages: SchemaPages,
  ) {}

  /** Has a schema followed by `finish`, and handed over then; `open` are references that lead to it. */
  add(given: unknown, put: (schema: AnySchema) => void, open: string[] = []): void {
    this.#values += 1;
    this.#waiting.push(() => put(this.#follow(given, open)));
  }

  finish(): void {
    // Grows while it is walked: a level of values comes before the next.
    for (const follow of this.#waiting) follow();
    this.#waiting.length = 0;
  }

  /** `open` references lead to the value and to those around it, `whole` to this very value, as the parts of `allOf` do. */
  #follow(given: unknown, open: string[], whole: string[] = []): AnySchema {
    if (typeof given === 'boolean') return given;
    const {$ref, ...own} = withoutNull(asDictionary(given));
    if (typeof $ref !== 'string') return this.#inside(own, open, whole);
    // A part that is the whole again adds nothing.
    if (whole.includes($ref)) return true;
    const found = asDictionary(valueAt(this.document, $ref));
    const name = schemaName($ref);
    const merged = {...(name !== undefined && {title: name}), ...found, ...own};
    if (open.includes($ref)) {
      const title = textOf(merged.title) ?? '';
      return {...this.#sanitize({...pick(own, annotations), title}), recursive: [title]};
    }
    if (name !== undefined && this.#values >= valuesPerPage && hasParts(found)) {
      const shown = ['title', 'type', 'description', 'deprecated', 'nullable'];
      const elsewhere = [{address: this.pages.addressOf(name), name: textOf(found.title) ?? name}];
      return {...pick(this.#sanitize(merged), shown), elsewhere};
    }
    return this.#follow(merged, [...open, $ref], [...whole, $ref]);
  }

  /** A schema with the valid keywords that pages tell of. */
  #sanitize(given: Dictionary): Dictionary {
    const isValid = (keyword: string) => shapes.get(keyword)?.(given[keyword]) ?? false;
    for (const [keyword, content] of Object.entries(given))
      if (untold.includes(keyword) || (shapes.has(keyword) && content !== null && !isValid(keyword)))
        this.unsupported.add(keyword);
    if (isValid('not') && beforeNot.some(isValid)) this.unsupported.add('not');
    return pickBy(given, (_, keyword) => isValid(keyword));
  }

  /** A schema without a reference of its own; those of its parts are followed, or wait. */
  #inside(given: Dictionary, open: string[], whole: string[]): Schema {
    const {allOf, ...schema}: Schema & Dictionary = this.#sanitize(given);
    for (const keyword of ofValues) {
      const parts = schema[keyword];
      if (parts === undefined) continue;
      // Keeps the order of the file.
      const copy = clone(parts) as Record<string, AnySchema>;
      Object.assign(schema, {[keyword]: copy});
      for (const [key, child] of Object.entries(parts)) {
        const discriminatorValues = Array.isArray(parts) ? choicesOf(schema.discriminator, child) : [];
        const put = (followed: AnySchema) => {
          const isChosen = discriminatorValues.length > 0 && typeof followed === 'object';
          copy[key] = isChosen ? {...followed, discriminatorValues} : followed;
        };
        this.add(child, put, open);
      }
    }
    if (typeof schema.additionalProperties === 'object')
      this.add(schema.additionalProperties, (followed) => (schema.additionalProperties = followed), open);
    // An array is told of together with its items, and the parts of allOf are one.
    for (const keyword of ['items', 'not', 'propertyNames'] as const)
      if (schema[keyword] !== undefined) schema[keyword] = this.#follow(schema[keyword], open);
    if (!allOf) return schema;
    const parts = allOf
      .map((part) => this.#follow(part, open, whole))
      .filter((part) => typeof part === 'object');
    const ofParts = {
      allOf: parts.map((part) => omit(part, ['elsewhere', 'recursive'])),
      elsewhere: parts.flatMap((part) => part.elsewhere ?? []),
      recursive: parts.flatMap((part) => part.recursive ?? []),
    };
    return {...schema, ...omitBy(ofParts, isEmpty)};
  }
}

/** Whether something can be unfolded in a schema; one that says a type and a limit is shown where it is used. */
function hasParts(schema: Dictionary): boolean {
  const keywords = [...ofValues, 'items', 'additionalProperties', 'allOf'];
  return '$ref' in schema || keywords.some((keyword) => typeof schema[keyword] === 'object');
}

/** A schema among whose alternatives null is none: it is said in one word, and what is left alone is no alternative. */
function withoutNull(given: Dictionary): Dictionary {
  for (const keyword of ['oneOf', 'anyOf']) {
    const options = listOf(given[keyword]);
    const isNull = (one: unknown) => asDictionary(one).type === 'null' || asDictionary(one).const === null;
    const others = options.filter((one) => !isNull(one));
    if (others.length === options.length || others.length === 0) continue;
    const {[keyword]: _, ...rest} = given;
    const only = asDictionary(others[0]);
    const isOnly =
      others.length === 1 && !Object.keys(only).some((key) => key in rest && !annotations.includes(key));
    return {...(isOnly ? {...only, ...rest} : {...rest, [keyword]: others}), nullable: true};
  }
  return given;
}

/** Values of a discriminator that choose an alternative, as it stands in the file: by its mapping, or else its name. */
function choicesOf(discriminator: Schema['discriminator'], option: unknown): string[] {
  const {$ref} = asDictionary(option);
  if (discriminator === undefined || typeof $ref !== 'string') return [];
  const name = schemaName($ref);
  // A mapping names a schema by reference or by name alone.
  const mapping = asDictionary(discriminator.mapping);
  const mapped = Object.keys(pickBy(mapping, (target) => target === $ref || target === name));
  return mapped.length > 0 ? mapped : [name ?? []].flat();
}

/** The schemas that have a page of their own, since a page that holds them would grow beyond measure. */
export class SchemaPages {
  /** Names of the pages by schema, also of those that are added while the list is gone through. */
  readonly names = new Map<string, string>();

  /** @param folder address of the reference, between slashes and without the site's base URL */
  constructor(
    private readonly folder: string,
    private readonly taken: Anchors,
  ) {}

  /** Address of a schema's page, which there will be from now on. */
  addressOf(schema: string): string {
    const page = this.names.get(schema) ?? this.taken.take(`schema-${kebabCase(schema)}`);
    this.names.set(schema, page);
    return this.folder + page;
  }
}
