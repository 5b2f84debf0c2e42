/** A JSON Schema as OpenAPI 3.0 and 3.1 write it, references already followed. */
export interface Schema {
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  properties?: Record<string, SchemaOrName>;
  required?: string[];
  items?: SchemaOrName;
  additionalProperties?: boolean | SchemaOrName;
  allOf?: Schema[];
  oneOf?: SchemaOrName[];
  anyOf?: SchemaOrName[];
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
}

/** The generator writes a schema that contains itself as text, `circular(Name)`. */
export type SchemaOrName = Schema | string;
