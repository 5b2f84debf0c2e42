import clone from 'lodash/clone';
import kebabCase from 'lodash/kebabCase';
import omit from 'lodash/omit';
import pick from 'lodash/pick';
import {valueAt} from '../../../sandbox/document/resolveReference';
import {asDictionary, type Dictionary, listOf, textOf} from '../document/operations';
import {schemaName} from '../document/references';
import type {Anchors} from '../schema/Anchors';
import type {AnySchema, Schema} from '../schema/Schema';
import {sanitizeSchema} from './sanitizeSchema';

/** How many values a page shows before it refers to the pages of schemas; up to so many it was measured. */
export const valuesPerPage = 600;

/** Keywords whose schemas are values of their own, which wait until those nearer to the top are shown. */
const ofValues = ['properties', 'patternProperties', 'oneOf', 'anyOf', 'prefixItems'] as const;

/** Keywords that say something of a value beside what it may be. */
const annotations = 'title description default example examples deprecated readOnly writeOnly nullable'.split(
  ' ',
);

/**
 * Follows the references in the schemas of one page, those nearest to the top first.
 *
 * A schema inside itself becomes its name. Once the page holds `valuesPerPage` values, a schema that has parts is
 * referred to where it stands elsewhere: so a page grows with what its operation is made of, and no faster.
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

  /**
   * Has a schema followed by `finish`, and hands it over then.
   *
   * @param open references that lead to it
   */
  add(given: unknown, put: (schema: AnySchema) => void, open: string[] = []): void {
    this.#values += 1;
    this.#waiting.push(() => put(this.#follow(given, open)));
  }

  /** Follows all that was added. */
  finish(): void {
    // Grows while it is walked: a level of values comes before the next.
    for (const follow of this.#waiting) follow();
    this.#waiting.length = 0;
  }

  /**
   * @param open references that lead to the value and to those around it
   * @param whole those of them that lead to this very value, as the parts of `allOf` do
   */
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

  #sanitize(given: Dictionary): Dictionary {
    return sanitizeSchema(given, (keyword) => this.unsupported.add(keyword));
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
    const recursive = parts.flatMap((part) => part.recursive ?? []);
    const elsewhere = parts.flatMap((part) => part.elsewhere ?? []);
    return {
      ...schema,
      ...(parts.length > 0 && {allOf: parts.map((part) => omit(part, ['elsewhere', 'recursive']))}),
      ...(elsewhere.length > 0 && {elsewhere}),
      ...(recursive.length > 0 && {recursive}),
    };
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
  const mapped = Object.entries(asDictionary(discriminator.mapping))
    .filter(([, target]) => target === $ref || target === name)
    .map(([value]) => value);
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
