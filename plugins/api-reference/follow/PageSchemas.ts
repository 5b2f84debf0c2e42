import kebabCase from 'lodash/kebabCase';
import pick from 'lodash/pick';
import {valueAt} from '../../../sandbox/document/resolveReference';
import {asDictionary, type Dictionary, listOf, textOf} from '../document/operations';
import {schemaName} from '../document/references';
import {Anchors} from '../schema/Anchors';
import type {Schema, SchemaOrName} from '../schema/Schema';
import {recursionName} from '../schema/inWords';
import {sanitizeSchema} from './sanitizeSchema';

/** How many values a page shows before it refers to the pages of schemas; up to so many it was measured. */
export const valuesPerPage = 600;

/** A schema whose references are not followed yet, and where the outcome goes. */
interface Slot {
  given: unknown;
  /** References that lead here. */
  open: string[];
  put(schema: SchemaOrName): void;
}

/** Keywords whose schemas are values of their own, which wait until those nearer to the top are shown. */
const ofValues = ['properties', 'patternProperties', 'oneOf', 'anyOf', 'prefixItems'] as const;

/** Keywords that say something of a value beside what it may be. */
const annotations = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'nullable',
]);

/**
 * Follows the references in the schemas of one page, those nearest to the top first.
 *
 * A schema inside itself becomes `circular(Name)`. Once the page holds `valuesPerPage` values, a schema that has parts is
 * referred to where it stands elsewhere: so a page grows with what its operation is made of, and no faster.
 */
export class PageSchemas {
  readonly #document: unknown;
  readonly #pages: SchemaPages;
  readonly #waiting: Slot[] = [];
  #values = 0;

  /** Keywords that pages tell nothing of, as far as they were met. */
  readonly unsupported = new Set<string>();

  constructor(document: unknown, pages: SchemaPages) {
    this.#document = document;
    this.#pages = pages;
  }

  /** Has a schema followed by `finish`, and hands it over then. */
  add(given: unknown, put: Slot['put'], open: string[] = []): void {
    this.#values += 1;
    this.#waiting.push({given, open, put});
  }

  /** Follows all that was added. */
  finish(): void {
    // Grows while it is walked: a level of values comes before the next.
    for (const {given, open, put} of this.#waiting) put(this.#follow(given, open));
    this.#waiting.length = 0;
  }

  /**
   * @param open references that lead to the value and to those around it
   * @param whole those of them that lead to this very value, as the parts of `allOf` do
   */
  #follow(given: unknown, open: string[], whole: string[] = []): SchemaOrName {
    if (typeof given === 'boolean') return given;
    const {$ref, ...own} = withoutNull(asDictionary(given));
    if (typeof $ref !== 'string') return this.#inside(own, open, whole);
    // A part that is the whole again adds nothing.
    if (whole.includes($ref)) return true;
    const found = asDictionary(valueAt(this.#document, $ref));
    const name = schemaName($ref);
    const target = {...(name !== undefined && {title: name}), ...found};
    if (open.includes($ref) && Object.keys(own).every((key) => key === 'title' || !annotations.has(key)))
      return `circular(${textOf(own.title) || textOf(target.title) || ''})`;
    if (open.includes($ref))
      return {
        ...this.#sanitize({title: target.title, ...pick(own, [...annotations])}),
        recursive: [textOf(target.title) ?? ''],
      };
    const merged = {...target, ...own};
    if (name !== undefined && this.#values >= valuesPerPage && hasParts(found)) {
      const shown = ['title', 'type', 'description', 'deprecated', 'nullable'];
      const elsewhere = [{address: this.#pages.addressOf(name), name: textOf(target.title) ?? name}];
      return {...pick(this.#sanitize(merged), shown), elsewhere};
    }
    return this.#follow(merged, [...open, $ref], [...whole, $ref]);
  }

  #sanitize(given: Dictionary): Dictionary {
    return sanitizeSchema(given, (keyword) => this.unsupported.add(keyword));
  }

  /** A schema without a reference of its own; those of its parts are followed, or wait. */
  #inside(given: Dictionary, open: string[], whole: string[]): Schema {
    const schema: Schema & Dictionary = this.#sanitize(given);
    for (const keyword of ofValues) {
      const parts = schema[keyword];
      if (parts === undefined) continue;
      // Keeps the order of the file.
      const copy = (Array.isArray(parts) ? [...parts] : {...parts}) as Record<string, SchemaOrName>;
      Object.assign(schema, {[keyword]: copy});
      for (const [key, child] of Object.entries(parts)) {
        const choices = Array.isArray(parts) ? choicesOf(schema.discriminator, child) : [];
        this.add(child, (followed) => (copy[key] = withChoice(followed, choices)), open);
      }
    }
    if (typeof schema.additionalProperties === 'object')
      this.add(schema.additionalProperties, (followed) => (schema.additionalProperties = followed), open);
    // An array is told of together with its items, and the parts of allOf are one.
    for (const keyword of ['items', 'not', 'propertyNames'] as const)
      if (schema[keyword] !== undefined) schema[keyword] = this.#follow(schema[keyword], open);
    if (!schema.allOf) return schema;
    const parts = schema.allOf.map((part) => this.#follow(part, open, whole));
    const schemas = parts.filter((part) => typeof part === 'object');
    const recursive = [
      ...parts.filter((part) => typeof part === 'string').map(recursionName),
      ...schemas.flatMap((part) => part.recursive ?? []),
    ];
    const elsewhere = schemas.flatMap((part) => part.elsewhere ?? []);
    const {allOf: _, ...others} = schema;
    return {
      ...others,
      ...(schemas.length > 0 && {
        allOf: schemas.map(({elsewhere: _page, recursive: _names, ...part}) => part),
      }),
      ...(elsewhere.length > 0 && {elsewhere}),
      ...(recursive.length > 0 && {recursive}),
    };
  }
}

/** Whether something can be unfolded in a schema; one that says a type and a limit is shown where it is used. */
function hasParts(schema: Dictionary): boolean {
  return [...ofValues, 'items', 'additionalProperties', 'allOf', '$ref'].some(
    (keyword) => typeof schema[keyword] === 'object' || (keyword === '$ref' && keyword in schema),
  );
}

/** A schema among whose alternatives null is none: it is said in one word, and what is left alone is no alternative. */
function withoutNull(given: Dictionary): Dictionary {
  for (const keyword of ['oneOf', 'anyOf']) {
    const options = listOf(given[keyword]);
    const others = options.filter(
      (one) => asDictionary(one).type !== 'null' && asDictionary(one).const !== null,
    );
    if (others.length === options.length || others.length === 0) continue;
    const {[keyword]: _, ...rest} = given;
    const only = asDictionary(others[0]);
    const isOnly =
      others.length === 1 && !Object.keys(only).some((key) => key in rest && !annotations.has(key));
    return {...(isOnly ? {...only, ...rest} : {...rest, [keyword]: others}), nullable: true};
  }
  return given;
}

/**
 * The values of a discriminator that choose an alternative: those that its mapping leads to it with, or else the name of
 * the schema.
 *
 * @param option the alternative as it stands in the file; only one that is referred to can be chosen
 */
function choicesOf(discriminator: Schema['discriminator'], option: unknown): string[] {
  const {$ref} = asDictionary(option);
  if (discriminator === undefined || typeof $ref !== 'string') return [];
  const name = schemaName($ref);
  // A mapping names a schema by reference or by name alone.
  const values = Object.entries(asDictionary(discriminator.mapping)).filter(
    ([, target]) => target === $ref || (name !== undefined && target === name),
  );
  if (values.length > 0) return values.map(([value]) => value);
  return name === undefined ? [] : [name];
}

/** An alternative with the values that choose it; one that is a schema in itself has no parts. */
function withChoice(followed: SchemaOrName, discriminatorValues: string[]): SchemaOrName {
  if (discriminatorValues.length === 0 || typeof followed === 'boolean') return followed;
  if (typeof followed === 'object') return {...followed, discriminatorValues};
  const title = recursionName(followed);
  return {title, type: title, discriminatorValues};
}

/** The schemas that have a page of their own, since a page that holds them would grow beyond measure. */
export class SchemaPages {
  readonly #pages = new Map<string, string>();
  readonly #names: Anchors;
  readonly #folder: string;

  /**
   * @param folder address of the reference, between slashes and without the site's base URL
   * @param taken names of the other pages
   */
  constructor(folder: string, taken: Iterable<string>) {
    this.#folder = folder;
    this.#names = new Anchors(taken);
  }

  /** Address of a schema's page, which there will be from now on. */
  addressOf(schema: string): string {
    const page = this.#pages.get(schema) ?? this.#names.take(`schema-${kebabCase(schema)}`);
    this.#pages.set(schema, page);
    return this.#folder + page;
  }

  /** Schema and page; also those that are added while the list is gone through. */
  entries(): IterableIterator<[schema: string, page: string]> {
    return this.#pages.entries();
  }
}
