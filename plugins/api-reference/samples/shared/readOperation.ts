import {
  allOperations,
  type Body as DocumentedBody,
  isJson,
  type Parameter as DocumentedParameter,
} from '../../../../sandbox/document/listOperations';
import type {JsonSchema, OpenApiDocument, SecurityScheme} from '../../../../sandbox/document/OpenApiDocument';
import {resolveReference} from '../../../../sandbox/document/resolveReference';
import {exampleOf} from './exampleOf';

/** A value that readers have of their own and type once for all pages, by the environment's variable for it. */
export interface OwnValue {
  variable: string;
  label: string;
  isSecret: boolean;
}

/** One part of what proves who calls, and where a request carries it. */
export interface Credential extends OwnValue {
  /** `user` and `password` are the two parts of HTTP Basic. */
  in: 'header' | 'query' | 'cookie' | 'user' | 'password';
  name: string;
  /** What stands before it: `Bearer `. */
  prefix: string;
  scheme: SecurityScheme;
}

export type Parameter = ReturnType<typeof readParameter>;

/** A body in one media type. Forms are written as JSON: an object of their fields. */
export type Body = ReturnType<typeof readBody>;

/** What a form, a sample and the explanation of an answer need to know of an operation. */
export type Operation = ReturnType<typeof readOperation>;

/** How the reader's own values are called. */
export interface ReadOptions {
  /** Variable of the secret, where the API has one alone. */
  key?: string;
  /** Variables of parameters that each reader has a value of their own for, by the parameter's name. */
  parameters?: Record<string, string>;
  /** Which of `parameters` names the reader's organization. */
  organization?: string;
  /** Whether a web page is to send it, which can send no cookies and no client certificates. */
  isPage?: boolean;
}

/** Reads an operation of an OpenAPI document: the first, where none is named by its path and method. */
export function readOperation(
  value: unknown,
  options: ReadOptions = {},
  named?: {path: string; method: string},
) {
  const document = value as OpenApiDocument;
  const documented = allOperations(document).find(
    ({path, method}) => !named || (path === named.path && method === named.method),
  );
  if (!documented) throw new Error('The OpenAPI document holds no such operation.');
  const {id, method, path, isWebhook, scope, object, item} = documented;
  const body = documented.body();
  const responses = Object.entries(object.responses ?? {}).map(
    ([status, one]) => [status, resolveReference(document, one)] as const,
  );
  const ways = isWebhook ? [] : (object.security ?? document.security ?? []);
  return {
    id,
    method: method.toUpperCase(),
    /** Path template, or the name of a webhook. */
    path,
    isWebhook,
    /** Addresses without a slash at the end, the first one being the default. */
    servers: (object.servers ?? item.servers ?? document.servers ?? []).map(
      ({url, description, variables = {}}) => {
        // A variable without a default stays in its braces.
        const filled = url.replaceAll(/\{([^}]+)\}/g, (all, name) => String(variables[name]?.default ?? all));
        return {url: filled.replace(/\/$/, ''), description};
      },
    ),
    parameters: documented
      .parameters()
      .filter((one) => !options.isPage || one.in !== 'cookie')
      .map((one) => readParameter(one, document, options)),
    // A body of these has no meaning, and most programs cannot send one.
    body: body && !['get', 'head', 'trace'].includes(method) ? readBody(body, document) : undefined,
    /** Those of one of the ways that the operation allows. */
    credentials: readCredentials(document, ways, options),
    /** Whether it also works without them. */
    isOpen: ways.length === 0 || ways.some((way) => Object.keys(way).length === 0),
    /** Scope that the key needs; undefined when any will do. */
    scope: scope ?? undefined,
    /** What it answers, by status. */
    responses: Object.fromEntries(responses),
  };
}

function readParameter(one: DocumentedParameter, document: OpenApiDocument, options: ReadOptions) {
  const variable = options.parameters?.[one.name];
  const style = one.style ?? (one.in === 'query' || one.in === 'cookie' ? 'form' : 'simple');
  return {
    ...one,
    /** `query.limit`: unique in the operation, and the parameter's anchor in the page. */
    id: `${one.in}.${one.name}`,
    required: one.required === true || one.in === 'path',
    example: examplesOf(one, document)[0]?.value,
    style,
    explode: one.explode ?? (style === 'form' || style === 'deepObject'),
    /** Whether its value is written as JSON, since it is described as a media type. */
    isJson: one.content !== undefined,
    /** Where each reader has a value of their own. */
    own: variable
      ? {variable, label: one.name === options.organization ? 'Organization ID' : one.name, isSecret: false}
      : undefined,
  };
}

function readBody(body: DocumentedBody, document: OpenApiDocument) {
  const {required, media, mediaType} = body;
  const {encoding = {}} = media;
  const given = examplesOf(media, document);
  const kind = kindOf(mediaType, given[0]?.value);
  const whole = {name: '', required, fileName: `body.${endingOf(mediaType)}`};
  const files = kind === 'file' ? [whole] : kind === 'multipart' ? filesOf(body.schema, encoding) : [];
  const format = /[/+]xml\b/.test(mediaType) ? 'xml' : 'json';
  if (given.length === 0 && media.schema)
    given.push({name: 'Example', value: exampleOf(media.schema, document, format)});
  const asText = (value: unknown): string => {
    if (typeof value === 'string' && kind !== 'json') return value;
    if (files.length === 0 || typeof value !== 'object' || value === null)
      return JSON.stringify(value, null, 2);
    const fields = Object.entries(value).filter(([name]) => !files.some((file) => file.name === name));
    return JSON.stringify(Object.fromEntries(fields), null, 2);
  };
  return {
    mediaType: mediaType === '*/*' ? 'application/json' : mediaType,
    kind,
    required,
    get schema() {
      return body.schema;
    },
    encoding,
    /** As a reader chooses and edits them. */
    examples: given
      .filter(({value}) => kind !== 'file' && value !== undefined)
      .map(({name, value}) => ({name, text: asText(value)})),
    /** By the form's field; with an empty name where the file is the whole body. */
    files,
  };
}

function kindOf(mediaType: string, example: unknown): 'json' | 'form' | 'multipart' | 'text' | 'file' {
  if (isJson(mediaType)) return 'json';
  if (/^multipart\//i.test(mediaType)) return 'multipart';
  if (/x-www-form-urlencoded/i.test(mediaType)) return 'form';
  const isText = /^text\/|[/+](?:xml|yaml|javascript|graphql|sql)\b/i.test(mediaType);
  return isText || typeof example === 'string' ? 'text' : 'file';
}

type Media = DocumentedBody['media'];

/** The fields of a form that are files, or lists of them. */
function filesOf(schema: JsonSchema, encoding: NonNullable<Media['encoding']>) {
  const parts = [schema, ...[schema.allOf ?? []].flat()] as Record<string, JsonSchema & string[]>[];
  const required: string[] = parts.flatMap((part) => part.required ?? []);
  return parts.flatMap(({properties = {}}) =>
    Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, one]) => {
      const item = (one.type === 'array' ? one.items : one) as JsonSchema | undefined;
      const [type = ''] = (encoding[name]?.contentType ?? String(item?.contentMediaType ?? '')).split(',');
      const isFile = item?.format === 'binary' || /^(?:image|audio|video)\/|octet-stream/.test(type);
      return isFile ? [{name, required: required.includes(name), fileName: `${name}.${endingOf(type)}`}] : [];
    }),
  );
}

/** Ending of a file's name. */
export function endingOf(mediaType: string): string {
  const known = /^(?:image|audio|video|text|application)\/(?:x-)?(?!octet-stream)(\w+)$/.exec(mediaType);
  return known?.[1] ?? 'bin';
}

function examplesOf({example, examples = {}}: Media, document: OpenApiDocument) {
  if (example !== undefined) return [{name: 'Example', value: example as unknown}];
  return Object.entries(examples).flatMap(([key, one]) => {
    const {summary: name = key, value} = resolveReference(document, one);
    return value === undefined ? [] : [{name, value}];
  });
}

/** The secrets of the first way in that can be sent from here. */
function readCredentials(document: OpenApiDocument, ways: Record<string, string[]>[], options: ReadOptions) {
  const {key, isPage} = options;
  const schemes = document.components?.securitySchemes ?? {};
  const known = ways.map((way) =>
    Object.keys(way).flatMap((name) => (schemes[name] ? [resolveReference(document, schemes[name])] : [])),
  );
  const canSend = ({type, in: place}: SecurityScheme) =>
    type !== 'mutualTLS' && !(isPage && place === 'cookie');
  const way = isPage ? known.find((all) => all.length > 0 && all.every(canSend)) : undefined;
  const credentials = (way ?? known[0] ?? []).filter(canSend).flatMap(credentialsOf);
  const [only] = credentials;
  return key && only && credentials.length === 1 ? [{...only, variable: key, label: 'API key'}] : credentials;
}

function credentialsOf(scheme: SecurityScheme): Credential[] {
  const {type, in: place = 'header', name = '', scheme: kind = 'bearer'} = scheme;
  const secret = {isSecret: true, name: 'Authorization', prefix: '', scheme, in: 'header'} as const;
  if (type === 'apiKey') {
    const variable = name.toUpperCase().replace(/\W+/g, '_').replace(/^_|_$/g, '') || 'API_KEY';
    return [{...secret, in: place, name, variable, label: name}];
  }
  if (type !== 'http')
    return [{...secret, prefix: 'Bearer ', variable: 'ACCESS_TOKEN', label: 'Access token'}];
  const prefix = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} `;
  if (prefix.toLowerCase() !== 'basic ')
    return [{...secret, prefix, variable: 'API_TOKEN', label: `${prefix}token`}];
  return [
    {...secret, in: 'user', isSecret: false, variable: 'API_USER', label: 'User name'},
    {...secret, in: 'password', variable: 'API_PASSWORD', label: 'Password'},
  ];
}
