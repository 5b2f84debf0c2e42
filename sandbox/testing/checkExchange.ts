import {type Schema, Validator} from '@cfworker/json-schema';
import {allOperations, type Operation} from '../document/listOperations';
import type {JsonSchema, OpenApiDocument, Referable, ResponseObject} from '../document/OpenApiDocument';
import {inlineSchema, resolveReference} from '../document/resolveReference';
import {closeSchema} from './closeSchema';

/** Headers of an answer that are no part of the API. */
const transport = new Set(['content-type', 'cache-control']);

const validators = new WeakMap<object, Validator>();

/** Validates against a schema of the document, with its references resolved and, for a body, closed. */
function validate(document: OpenApiDocument, source: Referable<JsonSchema>, value: unknown, closed: boolean) {
  let validator = validators.get(source);
  if (!validator) {
    const schema = inlineSchema(document, source);
    validator = new Validator((closed ? closeSchema(schema) : schema) as Schema, '2020-12', false);
    validators.set(source, validator);
  }
  return validator.validate(value);
}

function problems(
  document: OpenApiDocument,
  value: unknown,
  schema: Referable<JsonSchema>,
  place: string,
  closed = false,
): string[] {
  const {errors} = validate(document, schema, value, closed);
  return errors.map(({instanceLocation, error}) => `${place} ${instanceLocation}: ${error}`);
}

/** A header or a parameter as its schema sees it. */
function typed(text: string, {type}: JsonSchema): unknown {
  if (type === 'integer' || type === 'number') return text.trim() === '' ? text : Number(text);
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

function checkHeaders(document: OpenApiDocument, documented: ResponseObject, headers: Headers): string[] {
  const found: string[] = [];
  const known = new Map(
    Object.entries(documented.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  for (const [name, text] of headers) {
    if (transport.has(name)) continue;
    const header = known.get(name);
    if (!header) {
      found.push(`The header ${name} is not documented.`);
      continue;
    }
    const schema = resolveReference(document, resolveReference(document, header).schema);
    found.push(...problems(document, typed(text, schema), schema, `Header ${name}`));
  }
  for (const [name, header] of known) {
    if (resolveReference(document, header).required && !headers.has(name))
      found.push(`The header ${name} is missing.`);
  }
  return found;
}

/** What in an answer differs from the document: status, headers, media type, missing and extra properties. */
export async function checkResponse(
  document: OpenApiDocument,
  {object}: Operation,
  response: Response,
): Promise<string[]> {
  const entry = object.responses[response.status];
  if (!entry) return [`The status ${response.status} is not documented.`];
  const documented = resolveReference(document, entry);
  const found = checkHeaders(document, documented, response.headers);
  if (!documented.content) {
    return (await response.clone().text()) === '' ? found : [...found, 'A body is not documented.'];
  }
  const mediaType = response.headers.get('Content-Type') ?? 'none';
  const content = documented.content[mediaType];
  if (!content) return [...found, `The media type ${mediaType} is not documented.`];
  const bytes = await response.clone().arrayBuffer();
  if (mediaType === 'application/pdf') {
    const isPdf = new TextDecoder('latin1').decode(bytes).startsWith('%PDF-1.7');
    return isPdf ? found : [...found, 'The body is no PDF document.'];
  }
  const body = JSON.parse(new TextDecoder().decode(bytes));
  return [...found, ...problems(document, body, content.schema ?? {}, 'Body', true)];
}

function templateValues(template: string, pathname: string): Record<string, string> {
  const found = pathname.split('/');
  return Object.fromEntries(
    template
      .split('/')
      .flatMap((part, index) => (part.startsWith('{') ? [[part.slice(1, -1), found[index]]] : [])),
  );
}

/** What in a request differs from the document: path, query, headers and body. */
export async function checkRequest(
  document: OpenApiDocument,
  operation: Operation,
  request: Request,
): Promise<string[]> {
  const {pathname, searchParams} = new URL(request.url);
  const path = templateValues(operation.path, pathname);
  const found: string[] = [];
  const query = new Set(searchParams.keys());
  for (const {name, in: place, required, schema} of operation.parameters()) {
    if (place === 'query') query.delete(name);
    const all = searchParams.getAll(name);
    const text = {path: path[name], header: request.headers.get(name), query: all[0], cookie: undefined}[
      place
    ];
    if (text === undefined || text === null) {
      if (required) found.push(`The parameter ${name} is missing.`);
      continue;
    }
    found.push(
      ...problems(document, schema.type === 'array' ? all : typed(text, schema), schema, `Parameter ${name}`),
    );
  }
  for (const name of query) found.push(`The query parameter ${name} is not documented.`);
  const needsKey = (operation.object.security ?? document.security ?? []).length > 0;
  if (needsKey && !/^Bearer ./.test(request.headers.get('Authorization') ?? '')) {
    found.push('The API key is missing.');
  }
  const text = await request.clone().text();
  const body = operation.body();
  if (text === '' && body?.required) found.push('The body is missing.');
  if (text !== '' && !body) found.push('A body is not documented.');
  if (text !== '' && request.headers.get('Content-Type') !== 'application/json') {
    found.push('The media type of the body is not application/json.');
  }
  if (text !== '' && body) found.push(...problems(document, JSON.parse(text), body.schema, 'Body', true));
  return found;
}

/** The operation of a document with an ID; throws when there is none. */
export function findOperation(document: OpenApiDocument, id: string): Operation {
  const operation = allOperations(document).find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The OpenAPI document has no operation ${id}.`);
  return operation;
}
