import {listOperations, type Operation} from '../../../sandbox/document/listOperations';
import {matchOperation} from '../../../sandbox/document/matchOperation';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import type {SyntaxFault} from '../grammars/SyntaxFault';
import {schemaFaults} from './schemaFaults';

const requestLine = /^(?<method>[A-Z]+) (?<target>\/\S*) HTTP\/(1\.[01]|2|3)$/;
const header = /^(?<name>[!#$%&'*+.^_`|~0-9A-Za-z-]+): ?(?<value>\S.*)$/;

function readHeaders(lines: string[]): {headers: Map<string, string>; faults: SyntaxFault[]} {
  const headers = new Map<string, string>();
  const faults = lines.flatMap((line, index) => {
    const {name, value} = header.exec(line)?.groups ?? {};
    if (name) headers.set(name.toLowerCase(), value);
    return name ? [] : [{line: index + 2, message: `"${line}" is no header; write Name: value.`}];
  });
  return {headers, faults};
}

/** The operation that is called: one of the API, or that of the reader's own server when the webhook's header is there. */
function calledOperation(
  document: OpenApiDocument,
  method: string,
  target: string,
  headers: Map<string, string>,
) {
  if (headers.has('skerry-webhook-token')) return listOperations(document, 'webhooks')[0];
  const {pathname} = new URL(target, 'http://localhost');
  return matchOperation(listOperations(document), method, pathname)?.operation;
}

function bodyFaults(
  document: OpenApiDocument,
  operation: Operation,
  body: string,
  line: number,
): SyntaxFault[] {
  const expected = operation.body();
  if (body.trim() === '') return expected?.required ? [{line, message: `${operation.id} needs a body.`}] : [];
  if (!expected) return [{line, message: `${operation.id} takes no body.`}];
  return schemaFaults(document, expected.schema, body).map((fault) => ({
    ...fault,
    line: fault.line + line - 1,
  }));
}

/** What in an HTTP request differs from the OpenAPI file: operation, required headers, query, JSON body. */
export function httpFaults(document: OpenApiDocument, text: string): SyntaxFault[] {
  const lines = text.split('\n');
  const {method, target} = requestLine.exec(lines[0])?.groups ?? {};
  if (!method) return [{line: 1, message: `"${lines[0]}" is no request line; write GET /path HTTP/1.1.`}];
  const blank = lines.indexOf('');
  const end = blank < 0 ? lines.length : blank;
  const {headers, faults} = readHeaders(lines.slice(1, end));
  const operation = calledOperation(document, method, target, headers);
  if (!operation)
    return [...faults, {line: 1, message: `the OpenAPI file has no operation ${method} ${target}.`}];
  const {searchParams} = new URL(target, 'http://localhost');
  const known = operation.parameters();
  for (const {name, in: place, required} of known) {
    const isThere = place === 'header' ? headers.has(name.toLowerCase()) : searchParams.has(name);
    if (required && place !== 'path' && !isThere)
      faults.push({line: 1, message: `the ${place} ${name} is missing.`});
  }
  for (const name of searchParams.keys()) {
    const isKnown = known.some((parameter) => parameter.in === 'query' && parameter.name === name);
    if (!isKnown) faults.push({line: 1, message: `${operation.id} has no query parameter ${name}.`});
  }
  return [...faults, ...bodyFaults(document, operation, lines.slice(end + 1).join('\n'), end + 2)];
}
