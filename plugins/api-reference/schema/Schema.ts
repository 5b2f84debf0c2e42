/** A JSON Schema as OpenAPI 3.0 and 3.1 write it, references already followed. */
export interface Schema {
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  properties?: Record<string, SchemaOrName>;
  patternProperties?: Record<string, SchemaOrName>;
  required?: string[];
  items?: SchemaOrName;
  prefixItems?: SchemaOrName[];
  additionalProperties?: boolean | SchemaOrName;
  /** What every name in the object must be. */
  propertyNames?: SchemaOrName;
  /** Property to the others that have to stand beside it. */
  dependentRequired?: Record<string, string[]>;
  unevaluatedProperties?: boolean;
  allOf?: Schema[];
  oneOf?: SchemaOrName[];
  anyOf?: SchemaOrName[];
  not?: SchemaOrName;
  discriminator?: {propertyName: string; mapping?: Record<string, string>};
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  nullable?: boolean;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number | boolean;
  exclusiveMaximum?: number | boolean;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  contentEncoding?: string;
  contentMediaType?: string;
  /** As an alternative: values of the discriminator that choose it. */
  discriminatorValues?: string[];
  /** Address of the page that shows the parts of the schema, where they are not followed here. */
  elsewhere?: string;
}

/** A schema, a boolean of JSON Schema, or the text `circular(Name)`, which the generator writes for recursion. */
export type SchemaOrName = Schema | string | boolean;
