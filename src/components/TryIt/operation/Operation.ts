/** A JSON Schema without references. */
export type Schema = Record<string, unknown>;

/** Where a parameter goes; a page cannot send cookies. */
export type Place = 'path' | 'query' | 'header';

/** A parameter that a form has a field for. */
export interface Parameter {
  /** `query.limit`: unique in the operation, and the parameter's anchor in the page. */
  id: string;
  name: string;
  in: Place;
  required: boolean;
  schema: Schema;
  example?: unknown;
  /** How a list or an object is written; a style of OpenAPI. */
  style: string;
  explode: boolean;
}

/** An example of a body, as a reader chooses it and as it is edited. */
export interface NamedExample {
  name: string;
  text: string;
}

/** A body in the one media type that the form offers. */
export interface Body {
  mediaType: string;
  required: boolean;
  /** Undefined when anything goes. */
  schema?: Schema;
  examples: NamedExample[];
}

/** How an API key travels. */
export interface KeyPlace {
  in: 'header' | 'query';
  name: string;
  /** What stands before the key: `Bearer `. */
  prefix: string;
}

/** What a form, a request and the explanation of an answer need to know of an operation. */
export interface Operation {
  id: string;
  /** In capitals. */
  method: string;
  /** Path template, or the name of a webhook. */
  path: string;
  isWebhook: boolean;
  /** Addresses without a slash at the end, the first one being the default. */
  servers: string[];
  parameters: Parameter[];
  body?: Body;
  /** Undefined when the operation takes no key that a page could send. */
  key?: KeyPlace;
  /** Scope that the key needs; undefined when any will do. */
  scope?: string;
  /** What each status means, by its code. */
  statuses: Record<string, string>;
}
