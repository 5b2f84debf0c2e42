import {asDictionary} from '../document/operations';
import type {Schema, SchemaOrName} from '../schema/Schema';
import {type Components, schemaName} from './Components';
import type {SchemaPages} from './SchemaPages';
import {choicesOf, withChoice} from './discriminator';
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
const lists = ['oneOf', 'anyOf', 'prefixItems'] as const;
const maps = ['properties', 'patternProperties'] as const;

/**
 * Follows the references in the schemas of one page, those nearest to the top first.
 *
 * A schema inside itself becomes `circular(Name)`. Once the page holds `valuesPerPage` values, a schema that has parts is
 * referred to where it stands elsewhere: so a page grows with what its operation is made of, and no faster.
 */
export class PageSchemas {
  readonly #components: Components;
  readonly #pages: SchemaPages;
  readonly #waiting: Slot[] = [];
  #values = 0;

  /** Keywords that pages tell nothing of, as far as they were met. */
  readonly unsupported = new Set<string>();

  constructor(components: Components, pages: SchemaPages) {
    this.#components = components;
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

  #sanitize(given: unknown): Record<string, unknown> {
    return sanitizeSchema(given, (keyword) => this.unsupported.add(keyword));
  }

  #follow(given: unknown, open: string[], isPart = false): SchemaOrName {
    if (typeof given === 'boolean') return given;
    const {$ref, ...own} = asDictionary(given);
    if (typeof $ref !== 'string') return this.#inside(this.#sanitize(given), open);
    const found = asDictionary(this.#components.at($ref));
    const name = schemaName($ref);
    const target = {...(name !== undefined && {title: name}), ...found};
    if (open.includes($ref)) return `circular(${text(own.title) ?? text(target.title) ?? ''})`;
    const merged = {...target, ...own};
    if (name !== undefined && !isPart && this.#values >= valuesPerPage && hasParts(found))
      return {
        ...pick(this.#sanitize(merged), ['title', 'type', 'description', 'deprecated', 'nullable']),
        elsewhere: this.#pages.addressOf(name),
      };
    return '$ref' in target
      ? this.#follow(merged, [...open, $ref], isPart)
      : this.#inside(this.#sanitize(merged), [...open, $ref]);
  }

  /** A schema without a reference of its own; those of its parts are followed, or wait. */
  #inside(given: Record<string, unknown>, open: string[]): Schema {
    const schema: Record<string, unknown> = {...given};
    for (const keyword of maps) {
      if (given[keyword] === undefined) continue;
      const map: Record<string, SchemaOrName> = {};
      schema[keyword] = map;
      for (const [name, child] of Object.entries(asDictionary(given[keyword]))) {
        // Keeps the order of the file.
        map[name] = true;
        this.add(
          child,
          (followed) => {
            map[name] = followed;
          },
          open,
        );
      }
    }
    for (const keyword of lists) {
      if (!Array.isArray(given[keyword])) continue;
      const list: SchemaOrName[] = given[keyword].map(() => true);
      schema[keyword] = list;
      for (const [index, child] of given[keyword].entries())
        this.add(
          child,
          (followed) => {
            list[index] = withChoice(followed, choicesOf(given.discriminator, child));
          },
          open,
        );
    }
    if (typeof given.additionalProperties === 'object')
      this.add(
        given.additionalProperties,
        (followed) => {
          schema.additionalProperties = followed;
        },
        open,
      );
    // An array is told of together with its items, and the parts of allOf are one.
    for (const keyword of ['items', 'not', 'propertyNames'])
      if (given[keyword] !== undefined) schema[keyword] = this.#follow(given[keyword], open);
    if (Array.isArray(given.allOf)) {
      const parts = given.allOf.map((part) => this.#follow(part, open, true));
      // A part that is the whole again adds nothing.
      schema.allOf = parts.filter((part) => typeof part === 'object');
    }
    return schema;
  }
}

/** Whether something can be unfolded in a schema; one that says a type and a limit is shown where it is used. */
function hasParts(schema: Record<string, unknown>): boolean {
  return [...maps, ...lists, 'items', 'additionalProperties', 'allOf', '$ref'].some(
    (keyword) => typeof schema[keyword] === 'object' || (keyword === '$ref' && keyword in schema),
  );
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function pick(from: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));
}
