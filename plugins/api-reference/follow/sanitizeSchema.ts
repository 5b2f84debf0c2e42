import {asDictionary, type Dictionary} from '../document/operations';
import type {Schema} from '../schema/Schema';

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
const unsupported =
  `if then else contains minContains maxContains dependentSchemas dependencies unevaluatedItems additionalItems
   contentSchema $dynamicRef`.split(/\s+/);

/** Where one of these stands, the type is told of and `not` is not (`typeOf`). */
const beforeNot =
  'type items properties additionalProperties patternProperties prefixItems allOf oneOf anyOf'.split(' ');

/**
 * A schema with the keywords that pages tell of, where their values are what they must be.
 *
 * @param leaveOut is told the name of each keyword that is lost to readers
 */
export function sanitizeSchema(given: Dictionary, leaveOut: (keyword: string) => void): Dictionary {
  const isValid = (keyword: string) => shapes.get(keyword)?.(given[keyword]) ?? false;
  for (const [keyword, content] of Object.entries(given))
    if (unsupported.includes(keyword) || (shapes.has(keyword) && content !== null && !isValid(keyword)))
      leaveOut(keyword);
  if (isValid('not') && beforeNot.some(isValid)) leaveOut('not');
  return Object.fromEntries(Object.entries(given).filter(([keyword]) => isValid(keyword)));
}
