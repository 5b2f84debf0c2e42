import type {SchemaOrName} from '../schema/Schema';

/** Media types and what they hold. */
export type Content = Record<
  string,
  {schema?: SchemaOrName; example?: unknown; examples?: Record<string, {summary?: string; value?: unknown}>}
>;

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  example?: unknown;
  schema?: SchemaOrName;
}

/** A response of an operation. */
export interface OperationResponse {
  description?: string;
  headers?: Record<
    string,
    {description?: string; required?: boolean; example?: unknown; schema?: SchemaOrName}
  >;
  content?: Content;
}

/** What docusaurus-plugin-openapi-docs hands to a page generator for an operation, references followed. */
export interface OperationItem {
  /** Name of the page. */
  id: string;
  title: string;
  /** Name of the overview page. */
  infoId: string;
  api: {
    operationId?: string;
    description?: string;
    deprecated?: boolean;
    parameters?: Parameter[];
    requestBody?: {description?: string; required?: boolean; content?: Content};
    responses?: Record<string, OperationResponse>;
    servers?: Array<{url: string}>;
    /** Vendor extensions (`x-…`) of the operation. */
    extensions?: Array<{key: string; value: unknown}>;
  };
}

/** What docusaurus-plugin-openapi-docs hands to a page generator for the overview. */
export interface OverviewItem {
  id: string;
  title: string;
  info: {description?: string; version: string};
}
