/** The parts of an OpenAPI 3.1 document that the sandbox reads. */
export interface OpenApiDocument {
  info: {title: string; version: string; license: {name: string}};
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: Record<string, unknown>;
  security?: SecurityRequirement[];
}

/** A scheme of which a request needs a credential, by name. */
export type SecurityRequirement = Record<string, string[]>;

/** A JSON Schema, as it stands in the document. */
export type JsonSchema = Record<string, unknown>;

/** A place of the document that may be described elsewhere in it. */
export type Referable<T> = T | {$ref: string};

/** The operations of one path. */
export type PathItem = Partial<Record<Method, OperationObject>> & {
  parameters?: Referable<ParameterObject>[];
};

/** HTTP methods that the document uses, in its notation. */
export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** A parameter in a path, a query or a header. */
export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Referable<JsonSchema>;
  example?: unknown;
}

/** A body, by its media type. */
export type ContentObject = Record<
  string,
  {schema: Referable<JsonSchema>; examples?: Record<string, Referable<{value: unknown}>>}
>;

/** One documented answer. */
export interface ResponseObject {
  headers?: Record<string, Referable<{required?: boolean; schema: Referable<JsonSchema>}>>;
  content?: ContentObject;
}

/** One operation. */
export interface OperationObject {
  operationId: string;
  'x-required-scope'?: string | null;
  parameters?: Referable<ParameterObject>[];
  /** In place of that of the document; empty where no key is needed. */
  security?: SecurityRequirement[];
  requestBody?: Referable<{required?: boolean; content: ContentObject}>;
  responses: Record<string, Referable<ResponseObject>>;
}
