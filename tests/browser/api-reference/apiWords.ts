// What a page has to say of a schema, worded here once more: what the page maker leaves out would not be noticed if
// this shared code with it.

// biome-ignore lint/suspicious/noExplicitAny: the file as it is
type Any = any;

/** What a page says of a schema, without the values in it. */
export interface SchemaWords {
  /** `string (uuid)`, `integer | null`, `object[]`. */
  type: string;
  access: string;
  /** `at least 0`, `each item at most 250 characters`, `keys: at most 32 characters`; in any order. */
  limits: string[];
  allowed: string[];
  default: string[];
  examples: string[];
  /** Markdown, for the value itself and for its items. */
  descriptions: string[];
}

const counted = (limit: number, one: string, many: string) => `${limit} ${limit === 1 ? one : many}`;

const wordings: Record<string, (limit: Any) => string> = {
  minimum: (limit) => `at least ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  minLength: (limit) => `at least ${counted(limit, 'character', 'characters')}`,
  maxLength: (limit) => `at most ${counted(limit, 'character', 'characters')}`,
  minItems: (limit) => `at least ${counted(limit, 'item', 'items')}`,
  maxItems: (limit) => `at most ${counted(limit, 'item', 'items')}`,
  minProperties: (limit) => `at least ${counted(limit, 'property', 'properties')}`,
  maxProperties: (limit) => `at most ${counted(limit, 'property', 'properties')}`,
  pattern: (limit) => `matches ${limit}`,
  const: (value) => `always ${JSON.stringify(value)}`,
  contentEncoding: (encoding) => `encoded in ${encoding}`,
  contentMediaType: (mediaType) => `holds ${mediaType}`,
};

/** Keywords that are looked at elsewhere, or that say nothing of values. */
const others = new Set(
  `type format items properties required enum default title description example examples uniqueItems readOnly
   additionalProperties propertyNames oneOf anyOf`.split(/\s+/),
);

function limitsOf(schema: Any): string[] {
  for (const keyword of Object.keys(schema))
    if (!(keyword in wordings || others.has(keyword)))
      throw new Error(
        `tests/browser/api-reference/apiWords.ts: what does a page have to say of "${keyword}"?`,
      );
  return [
    ...Object.entries(wordings).flatMap(([keyword, word]) =>
      schema[keyword] === undefined ? [] : [word(schema[keyword])],
    ),
    ...(schema.uniqueItems ? ['no item twice'] : []),
    ...(schema.additionalProperties === false ? ['no other properties'] : []),
  ];
}

/** What the names in an object, or in each item of an array, must be. */
function keysOf({propertyNames}: Any): string[] {
  return propertyNames === undefined ? [] : limitsOf(propertyNames).map((limit) => `keys: ${limit}`);
}

function typeOf(levels: Any[]): string {
  const [{type, format, oneOf}, ...items] = levels;
  if (type === undefined && oneOf) return 'one of several';
  const inner = items.length > 0 ? typeOf(items) : '';
  const ofItems = inner.includes(' | ') ? `(${inner})[]` : `${inner}[]`;
  const types = [type].flat().map((one) => (one === 'array' ? ofItems : one));
  return types.join(' | ') + (format ? ` (${format})` : '');
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const unique = (texts: string[]) => [...new Set(texts)];

/**
 * What a page has to say.
 *
 * @param levels the schema and, for an array, that of its items, and of theirs
 */
export function wordsOf(levels: Any[]): SchemaWords {
  const [whole, ...items] = levels;
  return {
    type: typeOf(levels),
    access: whole.readOnly ? 'read-only' : '',
    limits: [
      ...limitsOf(whole),
      ...items.flatMap(limitsOf).map((limit) => `each item ${limit}`),
      ...levels.flatMap(keysOf),
    ],
    allowed: levels.flatMap((level) => level.enum ?? []).map(shown),
    default: levels.flatMap((level) => (level.default === undefined ? [] : [shown(level.default)])),
    examples: unique(
      levels
        .flatMap(({example, examples}) => [...(examples ?? []), ...(example === undefined ? [] : [example])])
        .map(shown),
    ),
    descriptions: unique(levels.flatMap(({description}) => description ?? [])),
  };
}
