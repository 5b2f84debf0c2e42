import type {Oas3Example, Oas3ExternalDocs, Oas3SecurityScheme, Oas3Server} from '@redocly/openapi-core';
import type {SchemaOrName} from '../schema/Schema';

/** What a body of one media type holds. */
export interface MediaType {
  schema?: SchemaOrName;
  example?: unknown;
  examples?: Record<string, Oas3Example>;
  /** How properties of a form are written. */
  encoding?: Record<string, {contentType?: string; style?: string; explode?: boolean}>;
}

/** Media types and what they hold. */
export type Content = Record<string, MediaType>;

/** What a parameter and a header have in common. */
export interface DescribedValue {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  example?: unknown;
  examples?: Record<string, Oas3Example>;
  schema?: SchemaOrName;
  /** Stands in place of `schema` where the value is serialized as a media type. */
  content?: Content;
  style?: string;
  explode?: boolean;
}

/** A parameter of an operation. */
export interface Parameter extends DescribedValue {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
}

/** A response of an operation. */
export interface OperationResponse {
  description?: string;
  headers?: Record<string, DescribedValue>;
  content?: Content;
}

/** The body of a call. */
export interface RequestBody {
  /** Markdown. */
  description?: string;
  required?: boolean;
  content?: Content;
}

/** What an operation and a callback take and answer. */
export interface Exchange {
  /** Markdown. */
  description?: string;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses?: Record<string, OperationResponse>;
}

/** A call that the API makes to an address that the caller has named. */
export interface Callback extends Exchange {
  name: string;
  /** In lower case. */
  method: string;
  /** Where it goes, as a runtime expression: `{$request.body#/callbackUrl}`. */
  address: string;
}

/** An address that the API answers at, with variables in braces. */
export type Server = Oas3Server;

/** How a call proves who makes it. */
export type SecurityScheme = Oas3SecurityScheme;

/** What a page is made of: names and addresses, and what `follow/` has found where references lead. */
export interface OperationItem {
  /** Name of the page. */
  id: string;
  title: string;
  /** Name of the overview page. */
  infoId: string;
  api: Exchange & {
    operationId?: string;
    /** Those of the operation, its path or the whole API. */
    servers?: Server[];
    /** Whether the operation or its path has addresses of its own. */
    hasOwnServers?: boolean;
    /** Any one of these is enough; an entry needs all schemes in it. */
    security?: Array<Record<string, string[]>>;
    securitySchemes?: Record<string, SecurityScheme>;
    callbacks?: Callback[];
    externalDocs?: Oas3ExternalDocs;
  };
}
