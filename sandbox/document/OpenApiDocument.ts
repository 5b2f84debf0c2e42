import type {
  Oas3_1Definition,
  Oas3Encoding,
  Oas3Info,
  Oas3MediaType,
  Oas3Operation,
  Oas3Parameter,
  Oas3Server,
} from '@redocly/openapi-core';

/** The parts of an OpenAPI 3 document that the sandbox, pages, samples and Try it read. */
export interface OpenApiDocument
  extends Omit<Oas3_1Definition, 'info' | 'paths' | 'webhooks' | 'components'> {
  info: Oas3Info;
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: {securitySchemes?: Record<string, Referable<SecurityScheme>>} & Record<string, object>;
}

/** An address that the API answers at, with variables in braces. */
export type Server = Oas3Server;

/** How a call proves who makes it. */
export interface SecurityScheme {
  type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  /** Markdown. */
  description?: string;
  in?: 'header' | 'query' | 'cookie';
  name?: string;
  scheme?: string;
  bearerFormat?: string;
  openIdConnectUrl?: string;
  flows?: Record<string, {tokenUrl?: string; authorizationUrl?: string}>;
}

/** A JSON Schema, as it stands in the document. */
export type JsonSchema = Record<string, unknown>;

/** A place of the document that may be described elsewhere in it. */
export type Referable<T> = T | {$ref: string};

/** Methods that a path item may hold, in the document's notation and in the order of the specification. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof methods)[number];

export type PathItem = Partial<Record<Method, OperationObject>> & {
  parameters?: Referable<ParameterObject>[];
  servers?: Server[];
};

/** A parameter; its value is described by a schema or as a media type. */
export interface ParameterObject extends Omit<Oas3Parameter, 'in' | 'style' | 'schema' | 'content'> {
  in: 'path' | 'query' | 'header' | 'cookie';
  style?: string;
  schema?: Referable<JsonSchema>;
  content?: ContentObject;
}

export type Encoding = Partial<Oas3Encoding>;

/** What a body of one media type holds. */
export interface MediaType extends Pick<Oas3MediaType, 'example' | 'examples'> {
  schema?: Referable<JsonSchema>;
  encoding?: Record<string, Encoding>;
}

export type ContentObject = Record<string, MediaType>;

export interface ResponseObject {
  description?: string;
  headers?: Record<string, Referable<{required?: boolean; schema: Referable<JsonSchema>}>>;
  content?: ContentObject;
}

export interface OperationObject extends Omit<Oas3Operation, 'parameters' | 'requestBody' | 'responses'> {
  operationId: string;
  'x-required-scope'?: string | null;
  parameters?: Referable<ParameterObject>[];
  requestBody?: Referable<{required?: boolean; content: ContentObject}>;
  responses: Record<string, Referable<ResponseObject>>;
}
