import {type Schema, Validator} from '@cfworker/json-schema';
import uniqBy from 'lodash/uniqBy';
import {listOperations, matchOperation} from '../../sandbox/document/listOperations';
import type {JsonSchema, OpenApiDocument, Referable} from '../../sandbox/document/OpenApiDocument';
import {inlineSchema, resolveReference, unescaped} from '../../sandbox/document/resolveReference';
import {closeSchema} from '../../sandbox/testing/closeSchema';
import {jsonLine, parseWithEllipses, withoutEllipses} from './languages/json';
import type {SyntaxFault} from './languages/syntax';

type OwnSchema = Referable<JsonSchema>;

/** The schema that a directive names (`Device`, `webhook`, `GET /v1/… response 200`), or a sentence that says why there is none. */
function schemaOf(document: OpenApiDocument, target: string): OwnSchema | string {
  if (target === 'webhook')
    return listOperations(document, 'webhooks')[0]?.body()?.schema ?? 'the OpenAPI file has no webhook.';
  const [method, path, side, status] = target.split(' ');
  if (path === undefined) {
    const schemas = (document.components?.schemas ?? {}) as Record<string, JsonSchema>;
    if (Object.hasOwn(schemas, target)) return schemas[target];
    return `the OpenAPI file has no schema ${target}; it has ${Object.keys(schemas).join(', ')}.`;
  }
  const operation = listOperations(document).find(
    (each) => each.path === path && each.method === method.toLowerCase(),
  );
  if (!operation) return `the OpenAPI file has no operation ${method} ${path}.`;
  if (side === 'request') return operation.body()?.schema ?? `${method} ${path} takes no body.`;
  const response = operation.object.responses[status];
  const content = response && resolveReference(document, response).content?.['application/json'];
  return content?.schema ?? `${method} ${path} has no JSON answer ${status}.`;
}

/** Keywords that only sum up what others found below. */
const summaries = new Set(['properties', 'items', 'allOf', 'additionalProperties', '$ref', 'false']);
/** What an ellipsis leaves open. */
const completeness = new Set(['required', 'minItems', 'minProperties']);

/** What in a JSON text differs from a schema of the OpenAPI file, or from the one that a directive names. */
export function schemaFaults(document: OpenApiDocument, target: OwnSchema | string, text: string) {
  const schema = typeof target === 'string' ? schemaOf(document, target) : target;
  if (typeof schema === 'string') return [{line: 0, message: schema}];
  const {value: parsed, faults} = parseWithEllipses(text);
  if (faults.length > 0) return faults;
  const {value, open} = withoutEllipses(parsed);
  const closed = closeSchema(inlineSchema(document, schema)) as Schema;
  return valueFaults(closed, value, text, open);
}

/** What in a value differs from a schema, with the line of its text. What is `open` need not be complete. */
export function valueFaults(schema: Schema, value: unknown, text: string, open: readonly string[] = []) {
  const {errors} = new Validator(schema, '2020-12', false).validate(value);
  const relevant = errors.filter(
    ({keyword, instanceLocation}) => !(completeness.has(keyword) && open.includes(instanceLocation.slice(1))),
  );
  const precise = relevant.filter(({keyword}) => !summaries.has(keyword));
  // One sentence a value: a wrong type is a wrong range and a wrong choice too.
  const first = uniqBy(precise, 'instanceLocation');
  return (first.length > 0 ? first : relevant.slice(-1)).map(({instanceLocation, keyword, error}) => {
    const [, ...parts] = instanceLocation.split('/');
    const path = parts.map(unescaped);
    return {
      line: jsonLine(text, path),
      message: `${path.join('.') || 'the whole'}: ${keyword === 'false' ? 'nothing reads this property; correct its name or remove it.' : error}`,
    };
  });
}

const requestLine = /^(?<method>[A-Z]+) (?<target>\/\S*) HTTP\/(1\.[01]|2|3)$/;
const header = /^(?<name>[!#$%&'*+.^_`|~0-9A-Za-z-]+): ?\S.*$/;

/** What in an HTTP request differs from the OpenAPI file: operation, required headers, query, JSON body. */
export function httpFaults(document: OpenApiDocument, text: string): SyntaxFault[] {
  const [head, ...rest] = text.split('\n');
  const {method, target} = requestLine.exec(head)?.groups ?? {};
  if (!method) return [{line: 1, message: `"${head}" is no request line; write GET /path HTTP/1.1.`}];
  const faults: SyntaxFault[] = [];
  const headers = new Set<string>();
  const end = [...rest, ''].indexOf('');
  for (const [index, line] of rest.slice(0, end).entries()) {
    const name = header.exec(line)?.groups?.name;
    if (name) headers.add(name.toLowerCase());
    else faults.push({line: index + 2, message: `"${line}" is no header; write Name: value.`});
  }

  const {pathname, searchParams} = new URL(target, 'http://localhost');
  // With the webhook's header, it is a call of the reader's own server.
  const operation = headers.has('skerry-webhook-token')
    ? listOperations(document, 'webhooks')[0]
    : matchOperation(listOperations(document), method, pathname)?.operation;
  const report = (message: string) => faults.push({line: 1, message});
  if (!operation) {
    report(`the OpenAPI file has no operation ${method} ${target}.`);
    return faults;
  }
  const known = operation.parameters();
  for (const {name, in: place, required} of known) {
    const isThere = place === 'header' ? headers.has(name.toLowerCase()) : searchParams.has(name);
    if (required && place !== 'path' && !isThere) report(`the ${place} ${name} is missing.`);
  }
  for (const name of searchParams.keys()) {
    const isKnown = known.some((parameter) => parameter.in === 'query' && parameter.name === name);
    if (!isKnown) report(`${operation.id} has no query parameter ${name}.`);
  }

  const body = rest.slice(end + 1).join('\n');
  const expected = operation.body();
  // The line of the text, from 1, in which the body begins.
  const line = end + 3;
  if (body.trim() === '') {
    if (expected?.required) faults.push({line, message: `${operation.id} needs a body.`});
  } else if (!expected) faults.push({line, message: `${operation.id} takes no body.`});
  else {
    const found = schemaFaults(document, expected.schema, body);
    faults.push(...found.map((fault) => ({...fault, line: fault.line + line - 1})));
  }
  return faults;
}
