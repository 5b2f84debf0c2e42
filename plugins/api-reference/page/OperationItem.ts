import type {SchemaOrName} from '../schema/Schema';

/** An example with a name. */
export interface Example {
  summary?: string;
  /** Markdown. */
  description?: string;
  value?: unknown;
  /** Address of an example that stands elsewhere. */
  externalValue?: string;
}

/** What a body of one media type holds. */
export interface MediaType {
  schema?: SchemaOrName;
  example?: unknown;
  examples?: Record<string, Example>;
}

/** Media types and what they hold. */
export type Content = Record<string, MediaType>;

/** What a parameter and a header have in common. */
export interface DescribedValue {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  example?: unknown;
  examples?: Record<string, Example>;
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

/** A call that the API makes to an address that the caller has named. */
export interface Callback {
  name: string;
  /** In lower case. */
  method: string;
  /** Where it goes, as a runtime expression: `{$request.body#/callbackUrl}`. */
  address: string;
  /** Markdown. */
  description?: string;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  /** What the API expects in return. */
  responses?: Record<string, OperationResponse>;
}

/** The body of a call. */
export interface RequestBody {
  /** Markdown. */
  description?: string;
  required?: boolean;
  content?: Content;
}

/** An address that the API answers at, with variables in braces. */
export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, {default?: string; enum?: string[]}>;
}

/** How a call proves who makes it. */
export type SecurityScheme = {description?: string} & (
  | {type: 'http'; scheme: string; bearerFormat?: string}
  | {type: 'apiKey'; in: 'header' | 'query' | 'cookie'; name: string}
  | {type: 'oauth2' | 'openIdConnect' | 'mutualTLS'}
);

/**
 * What a page is made of: names and addresses as docusaurus-plugin-openapi-docs has them, and the rest with its
 * references followed (`follow/`).
 */
export interface OperationItem {
  /** Name of the page. */
  id: string;
  title: string;
  /** Name of the overview page. */
  infoId: string;
  api: {
    operationId?: string;
    description?: string;
    parameters?: Parameter[];
    requestBody?: RequestBody;
    responses?: Record<string, OperationResponse>;
    /** Those of the operation, its path or the whole API. */
    servers?: Server[];
    /** Whether the operation or its path has addresses of its own. */
    hasOwnServers?: boolean;
    /** Any one of these is enough; an entry needs all schemes in it. */
    security?: Array<Record<string, string[]>>;
    securitySchemes?: Record<string, SecurityScheme>;
    callbacks?: Callback[];
  };
}

/** What docusaurus-plugin-openapi-docs hands to a page generator for the overview. */
export interface OverviewItem {
  id: string;
  title: string;
}
