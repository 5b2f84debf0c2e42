import {asDictionary} from '../document/operations';
import type {Schema} from '../schema/Schema';

type Shape = (value: unknown) => boolean;

const isMap: Shape = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList: Shape = Array.isArray;
const isSchema: Shape = (value) => isMap(value) || typeof value === 'boolean';
const isText: Shape = (value) => typeof value === 'string';
const isFlag: Shape = (value) => typeof value === 'boolean';
const isNumber: Shape = (value) => typeof value === 'number';
const isLimit: Shape = (value) => isNumber(value) || isFlag(value);
const isAny: Shape = (value) => value !== undefined;

/** The keywords that pages tell of, and what their values must be; others are left out. */
const shapes: Record<keyof Schema, Shape> = {
  type: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  format: isText,
  title: isText,
  description: isText,
  properties: isMap,
  patternProperties: isMap,
  required: isList,
  items: isSchema,
  prefixItems: isList,
  additionalProperties: isSchema,
  propertyNames: isSchema,
  dependentRequired: (value) => isMap(value) && Object.values(asDictionary(value)).every(isList),
  unevaluatedProperties: isFlag,
  allOf: isList,
  oneOf: isList,
  anyOf: isList,
  not: isSchema,
  discriminator: (value) => isMap(value) && isText(asDictionary(value).propertyName),
  enum: isList,
  const: isAny,
  default: isAny,
  example: isAny,
  examples: isList,
  nullable: isFlag,
  deprecated: isFlag,
  readOnly: isFlag,
  writeOnly: isFlag,
  minLength: isNumber,
  maxLength: isNumber,
  pattern: isText,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isLimit,
  exclusiveMaximum: isLimit,
  multipleOf: isNumber,
  minItems: isNumber,
  maxItems: isNumber,
  uniqueItems: isFlag,
  minProperties: isNumber,
  maxProperties: isNumber,
  contentEncoding: isText,
  contentMediaType: isText,
  // These two come from following references, and from no file.
  discriminatorValues: () => false,
  elsewhere: () => false,
};

/** Keywords that bind a value and that no page tells of; all others are for programs and for writers. */
const unsupported: ReadonlySet<string> = new Set([
  'if',
  'then',
  'else',
  'contains',
  'minContains',
  'maxContains',
  'dependentSchemas',
  'dependencies',
  'unevaluatedItems',
  'additionalItems',
  'contentSchema',
  '$dynamicRef',
]);

/** Where one of these stands, the type is told of and `not` is not (`typeOf`). */
const beforeNot = [
  'type',
  'items',
  'properties',
  'additionalProperties',
  'patternProperties',
  'prefixItems',
  'allOf',
  'oneOf',
  'anyOf',
];

/**
 * A schema with the keywords that pages tell of, where their values are what they must be.
 *
 * @param leaveOut is told the name of each keyword that is lost to readers
 */
export function sanitizeSchema(
  value: unknown,
  leaveOut: (keyword: string) => void = () => {},
): Record<string, unknown> {
  const given = asDictionary(value);
  const isValid = (keyword: string) =>
    Object.hasOwn(shapes, keyword) && shapes[keyword as keyof Schema](given[keyword]);
  for (const [keyword, content] of Object.entries(given)) {
    const isKnown = Object.hasOwn(shapes, keyword);
    if (unsupported.has(keyword) || (isKnown && content !== null && !isValid(keyword))) leaveOut(keyword);
  }
  if (isValid('not') && beforeNot.some(isValid)) leaveOut('not');
  return Object.fromEntries(Object.entries(given).filter(([keyword]) => isValid(keyword)));
}
