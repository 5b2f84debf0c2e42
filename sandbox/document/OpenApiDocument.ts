/** The parts of an OpenAPI 3 document that the sandbox, samples and Try it read. */
export interface OpenApiDocument {
  info: {title: string; version: string; license: {name: string}};
  servers?: Server[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {securitySchemes?: Record<string, Referable<SecurityScheme>>} & Record<string, unknown>;
  security?: SecurityRequirement[];
}

/** An address that the API answers at, with variables in braces. */
export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, {default?: string}>;
}

/** How a call proves who makes it. */
export interface SecurityScheme {
  type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  /** Markdown. */
  description?: string;
  in?: 'header' | 'query' | 'cookie';
  name?: string;
  scheme?: string;
  openIdConnectUrl?: string;
  flows?: Record<string, {tokenUrl?: string; authorizationUrl?: string}>;
}

/** A scheme of which a request needs a credential, by name. */
export type SecurityRequirement = Record<string, string[]>;

/** A JSON Schema, as it stands in the document. */
export type JsonSchema = Record<string, unknown>;

/** A place of the document that may be described elsewhere in it. */
export type Referable<T> = T | {$ref: string};

/** Methods that a path item may hold, in the document's notation and in the order of the specification. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof methods)[number];

/** The operations of one path. */
export type PathItem = Partial<Record<Method, OperationObject>> & {
  parameters?: Referable<ParameterObject>[];
  servers?: Server[];
};

interface WithExamples {
  example?: unknown;
  examples?: Record<string, Referable<{summary?: string; value?: unknown}>>;
}

/** A parameter; its value is described by a schema or as a media type. */
export interface ParameterObject extends WithExamples {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Referable<JsonSchema>;
  content?: ContentObject;
  style?: string;
  explode?: boolean;
}

/** How a field of a form is written. */
export interface Encoding {
  contentType?: string;
  style?: string;
  explode?: boolean;
}

/** What a body of one media type holds. */
export interface MediaType extends WithExamples {
  schema?: Referable<JsonSchema>;
  encoding?: Record<string, Encoding>;
}

/** A body, by its media type. */
export type ContentObject = Record<string, MediaType>;

/** One documented answer. */
export interface ResponseObject {
  description?: string;
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
  servers?: Server[];
  requestBody?: Referable<{required?: boolean; content: ContentObject}>;
  responses: Record<string, Referable<ResponseObject>>;
}
