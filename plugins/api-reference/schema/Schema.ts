import type {Oas3_1Schema} from '@redocly/openapi-core';

/** Where a page shows the parts of a schema that another one refers to. */
export interface Elsewhere {
  address: string;
  name: string;
}

type OfParts =
  | 'properties'
  | 'patternProperties'
  | 'items'
  | 'prefixItems'
  | 'additionalProperties'
  | 'propertyNames';
type OfWhole =
  | 'unevaluatedProperties'
  | 'allOf'
  | 'oneOf'
  | 'anyOf'
  | 'not'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum';

/** A JSON Schema as OpenAPI 3.0 and 3.1 write it, references already followed. */
export interface Schema extends Omit<Oas3_1Schema, OfParts | OfWhole> {
  properties?: Record<string, SchemaOrName>;
  patternProperties?: Record<string, SchemaOrName>;
  items?: SchemaOrName;
  prefixItems?: SchemaOrName[];
  additionalProperties?: boolean | SchemaOrName;
  /** What every name in the object must be. */
  propertyNames?: SchemaOrName;
  unevaluatedProperties?: boolean;
  allOf?: Schema[];
  oneOf?: SchemaOrName[];
  anyOf?: SchemaOrName[];
  not?: SchemaOrName;
  /** What values of `enum` mean, by value or in their order. */
  'x-enumDescriptions'?: Record<string, string> | string[];
  nullable?: boolean;
  /** A flag in version 3.0, which goes with the limit beside it. */
  exclusiveMinimum?: number | boolean;
  exclusiveMaximum?: number | boolean;
  /** As an alternative: values of the discriminator that choose it. */
  discriminatorValues?: string[];
  /** Pages that show parts of the schema, where they are not followed here. */
  elsewhere?: Elsewhere[];
  /** Names of the schemas around this one that are all of it again, or a part. */
  recursive?: string[];
}

/** A schema, a boolean of JSON Schema, or the text `circular(Name)` for a schema inside itself. */
export type SchemaOrName = Schema | string | boolean;
