import type {Body, Operation, Parameter} from './readOperation';

/** What a request is filled in with; what is undefined is left out. */
export interface Filling {
  /** By a parameter's `id`. */
  values: Readonly<Record<string, unknown>>;
  /** By the variable of a credential. */
  credentials: Readonly<Record<string, string>>;
  /** As an example of the body has it. */
  body?: string;
  /** Names of files, by their fields. */
  files?: Readonly<Record<string, string>>;
}

/** One field of a form that is sent in parts. */
interface Part {
  name: string;
  /** Undefined where the part is a file. */
  text?: string;
  type?: string;
  fileName?: string;
}

/** A body as it is sent. */
export type OutgoingBody = {mediaType: string} & (
  | {kind: 'json' | 'text'; text: string}
  | {kind: 'form'; fields: [name: string, text: string][]}
  | {kind: 'multipart'; parts: Part[]}
  | {kind: 'file'; fileName: string}
);

/** A request with nothing left to decide, but for the encoding of HTTP Basic. */
export type OutgoingRequest = ReturnType<typeof buildRequest>;

/** What stands for a variable of the environment in a request; encoding it for an address changes nothing. */
export function variableToken(variable: string): string {
  return `__${variable}__`;
}

type Write = (text: string) => string;

/** Takes a text of a request apart, and writes each variable of the environment and each text between them. */
export function piecesOf(text: string, variables: string[], read: Write, quote: Write): string[] {
  if (variables.length === 0) return [quote(text)];
  const parts = text.split(new RegExp(`__(${variables.join('|')})__`));
  return parts.flatMap((part, index) => (index % 2 === 1 ? read(part) : part === '' ? [] : quote(part)));
}

/** The request of an operation to a server, whose address ends without a slash. */
export function buildRequest(operation: Operation, filling: Filling, server: string) {
  const {values, credentials} = filling;
  const given = (place: Parameter['in']) =>
    operation.parameters
      .filter((one) => one.in === place && values[one.id] !== undefined)
      .map(({isJson, ...one}) => ({...one, value: isJson ? textOf(values[one.id]) : values[one.id]}));
  const proofs = (place: string) =>
    operation.credentials
      .filter((one) => one.in === place && credentials[one.variable])
      .map(({name, prefix, variable}): [string, string] => [name, `${prefix}${credentials[variable]}`]);
  const path = given('path').reduce(
    (url, parameter) => url.replaceAll(`{${parameter.name}}`, inPath(parameter)),
    operation.isWebhook ? '' : operation.path,
  );
  const query = [...given('query').flatMap(inQuery), ...proofs('query')].map((pair) =>
    pair.map(encodeURIComponent).join('='),
  );
  const cookies = [...proofs('cookie'), ...given('cookie').flatMap(inQuery)].map((pair) => pair.join('='));
  const [user = '', password = ''] = ['user', 'password'].map((place) => proofs(place)[0]?.[1]);
  const body = operation.body && outgoingBody(operation.body, filling);
  return {
    method: operation.method,
    url: `${server}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    /** Without the media type of a body. */
    headers: Object.fromEntries<string>([
      ...proofs('header'),
      ...given('header').map((one) => [one.name, parts(one.value, one.explode).join(',')] as const),
      ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
    ]),
    ...((user || password) && {basic: {user, password}}),
    ...(body && {body}),
  };
}

function outgoingBody(body: Body, {body: text = '', files = {}}: Filling): OutgoingBody | undefined {
  const {kind, mediaType} = body;
  if (kind === 'file') return files[''] ? {kind, mediaType, fileName: files['']} : undefined;
  if (kind === 'json' || kind === 'text') return text.trim() === '' ? undefined : {kind, mediaType, text};
  const parts = Object.entries(files).map(([name, fileName]): Part => ({name, fileName}));
  // A form is written as JSON, and has no fields while it is being written.
  const form = parsed(text);
  const fields = Object.entries(isObject(form) ? form : {}).flatMap((field) => inForm(field, body));
  if (fields.length + parts.length === 0) return undefined;
  return kind === 'form'
    ? {kind, mediaType, fields: fields.map(({name, text: one = ''}) => [name, one])}
    : {kind, mediaType, parts: [...parts, ...fields]};
}

/** What a text holds as JSON, or the text itself where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A field of a form: a list is repeated, an object is JSON, unless the file says otherwise. */
function inForm([name, value]: [string, unknown], {encoding, kind}: Body): Part[] {
  const {style = 'form', explode, contentType} = encoding[name] ?? {};
  if (kind === 'form' && (encoding[name]?.style || explode !== undefined)) {
    const pairs = inQuery({name, style, explode: explode ?? style === 'form', value});
    return pairs.map(([field, text]) => ({name: field, text}));
  }
  return [value].flat().map((one) => {
    const type = contentType ?? (isObject(one) ? 'application/json' : undefined);
    return {name, text: textOf(one), ...(kind === 'multipart' && type && {type})};
  });
}

/** A value, and how it is written. */
type Written = Pick<Parameter, 'name' | 'style' | 'explode'> & {value: unknown};

/** A value in a path, encoded for it. */
function inPath({name, style, explode, value}: Written): string {
  const all = parts(value, explode, encodeURIComponent);
  if (style === 'label') return `.${all.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return all.join(',');
  if (!explode) return `;${name}=${all.join(',')}`;
  return all.map((one) => `;${isObject(value) ? '' : `${name}=`}${one}`).join('');
}

/** Delimiters of the styles that put a list into one text. */
const delimiters: Record<string, string> = {spaceDelimited: ' ', pipeDelimited: '|'};

/** A value in a query, a cookie or a form: names and texts, not encoded yet. */
function inQuery({name, style, explode, value}: Written): [name: string, text: string][] {
  if (style === 'deepObject' && typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return entries.flatMap(([key, one]) => inQuery({name: `${name}[${key}]`, style, explode, value: one}));
  }
  if (explode && Array.isArray(value)) return value.map((one) => [name, textOf(one)]);
  if (explode && isObject(value)) return Object.entries(value).map(([key, one]) => [key, textOf(one)]);
  return [[name, parts(value, false).join(delimiters[style] ?? ',')]];
}

/** The texts that a value consists of; an object is its keys and values, in turn or joined by `=`. */
function parts(value: unknown, explode: boolean, encode = (text: string) => text): string[] {
  const text = (one: unknown) => encode(textOf(one));
  if (Array.isArray(value)) return value.map(text);
  if (!isObject(value)) return [text(value)];
  return Object.entries(value).flatMap(([key, one]) =>
    explode ? [`${encode(key)}=${text(one)}`] : [encode(key), text(one)],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
