import clone from 'lodash/clone';
import isEmpty from 'lodash/isEmpty';
import omit from 'lodash/omit';
import omitBy from 'lodash/omitBy';
import pick from 'lodash/pick';
import pickBy from 'lodash/pickBy';
import {valueAt} from '../../../sandbox/document/resolveReference';
import {asDictionary, type Dictionary, listOf, textOf} from '../document/operations';
import {schemaName} from '../document/references';
import type {PageContext} from '../options';
import type {AnySchema, Schema} from '../schema/Schema';

/** How many values a page shows before it refers to the pages of schemas; up to so many it was measured. */
export const valuesPerPage = 500;

/** Keywords whose schemas are values of their own, which wait until those nearer to the top are shown. */
const ofValues = ['properties', 'patternProperties', 'oneOf', 'anyOf', 'prefixItems'] as const;

/** Keywords that say something of a value beside what it may be. */
const annotations = 'title description default example examples deprecated readOnly writeOnly nullable'.split(
  ' ',
);

/** The types that values of the keywords may have that pages tell of; other keywords are left out. */
const typesOf = new Map(
  Object.entries({
    string: 'format title description pattern contentEncoding contentMediaType',
    number: 'minLength maxLength minimum maximum multipleOf minItems maxItems minProperties maxProperties',
    boolean: 'nullable deprecated readOnly writeOnly uniqueItems unevaluatedProperties',
    object: 'properties patternProperties dependentRequired',
    array: 'required prefixItems allOf oneOf anyOf enum examples',
    'object, boolean': 'items additionalProperties propertyNames not',
    'number, boolean': 'exclusiveMinimum exclusiveMaximum',
    'string, array': 'type',
    'object, array': 'x-enumDescriptions',
    'string, number, boolean, object, array, null': 'const default example',
  }).flatMap(([types, names]) => names.split(' ').map((name) => [name, types] as const)),
);

/** Whether the value of a keyword that pages tell of makes sense; undefined for other keywords. */
function makesSense(keyword: string, value: unknown): boolean | undefined {
  if (keyword === 'discriminator') return textOf(asDictionary(value).propertyName) !== undefined;
  const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return typesOf.get(keyword)?.includes(type);
}

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
    private readonly addressOf: PageContext['addressOf'],
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
      const elsewhere = [{address: this.addressOf(name), name: textOf(found.title) ?? name}];
      return {...pick(this.#sanitize(merged), shown), elsewhere};
    }
    return this.#follow(merged, [...open, $ref], [...whole, $ref]);
  }

  /** A schema with the valid keywords that pages tell of. */
  #sanitize(given: Dictionary): Dictionary {
    const told = pickBy(given, (value, keyword) => makesSense(keyword, value));
    for (const [keyword, value] of Object.entries(given))
      if (untold.includes(keyword) || (value !== null && makesSense(keyword, value) === false))
        this.unsupported.add(keyword);
    if ('not' in told && beforeNot.some((keyword) => keyword in told)) this.unsupported.add('not');
    return told;
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
        const choice = Array.isArray(parts) ? choiceOf(schema.discriminator, child) : undefined;
        const put = (followed: AnySchema) => {
          copy[key] = choice && typeof followed === 'object' ? {...followed, choice} : followed;
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
function choiceOf(discriminator: Schema['discriminator'], option: unknown): Schema['choice'] {
  const {$ref} = asDictionary(option);
  if (discriminator === undefined || typeof $ref !== 'string') return undefined;
  const name = schemaName($ref);
  // A mapping names a schema by reference or by name alone.
  const mapping = asDictionary(discriminator.mapping);
  const mapped = Object.keys(pickBy(mapping, (target) => target === $ref || target === name));
  const values = mapped.length > 0 ? mapped : [name ?? []].flat();
  return values.length > 0 ? {property: discriminator.propertyName, values} : undefined;
}
