/** The part of openapi-to-postmanv2 that plugins/api-reference uses; the package brings no types. */
declare module 'openapi-to-postmanv2' {
  export interface Variable {
    key?: string;
    value?: string;
    disabled?: boolean;
  }

  export interface CollectionRequest {
    auth?: unknown;
    method?: string;
    url?: {host?: string[]; path?: string[]; query?: Variable[]; variable?: Variable[]};
    header?: Variable[];
    body?: {raw?: string};
  }

  /** A folder, which has entries, or a request. */
  export interface Entry {
    name?: string;
    item?: Entry[];
    request?: CollectionRequest;
    response?: Array<{code?: number; originalRequest?: CollectionRequest}>;
  }

  export interface Collection {
    auth?: {bearer?: Variable[]};
    item: Entry[];
    variable?: Variable[];
  }

  export function convertV2(
    input: {type: 'json'; data: unknown},
    options: Record<string, unknown>,
    done: (
      error: Error | null,
      answer?: {result: boolean; reason?: string; output?: Array<{data: Collection}>},
    ) => void,
  ): void;
}
