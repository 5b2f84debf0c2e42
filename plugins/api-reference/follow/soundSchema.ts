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
  elsewhere: isText,
};

/** A schema with the keywords that pages tell of, where their values are what they must be. */
export function soundSchema(value: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asDictionary(value)).filter(
      ([keyword, content]) => Object.hasOwn(shapes, keyword) && shapes[keyword as keyof Schema](content),
    ),
  );
}
