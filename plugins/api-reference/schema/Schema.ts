import type {Oas3_1Schema} from '@redocly/openapi-core';

export type AnySchema = Schema | boolean;

type OfMaps = 'properties' | 'patternProperties';
type OfLists = 'prefixItems' | 'oneOf' | 'anyOf';
type OfOne = 'items' | 'additionalProperties' | 'propertyNames' | 'not';
/** In version 3.0 a flag, which goes with the limit beside it. */
type Exclusive = 'exclusiveMinimum' | 'exclusiveMaximum';

/** A JSON Schema as OpenAPI 3.0 and 3.1 write it, references already followed. */
export interface Schema
  extends Omit<Oas3_1Schema, OfMaps | OfLists | OfOne | Exclusive | 'unevaluatedProperties' | 'allOf'>,
    Partial<Record<OfMaps, Record<string, AnySchema>>>,
    Partial<Record<OfLists, AnySchema[]>>,
    Partial<Record<OfOne, AnySchema>>,
    Partial<Record<Exclusive, number | boolean>>,
    Partial<Record<'unevaluatedProperties' | 'nullable', boolean>> {
  allOf?: Schema[];
  /** What values of `enum` mean, by value or in their order. */
  'x-enumDescriptions'?: Record<string, string> | string[];
  /** As an alternative: the property that tells which one it is, and its values for this one. */
  choice?: {property: string; values: string[]};
  /** Pages that show parts of the schema, where they are not followed here. */
  elsewhere?: Array<{address: string; name: string}>;
  /** Names of the schemas around this one that are all of it again, or a part. */
  recursive?: string[];
}
