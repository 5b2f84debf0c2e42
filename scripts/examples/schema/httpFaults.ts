import {listOperations} from '../../../sandbox/document/listOperations';
import {matchOperation} from '../../../sandbox/document/matchOperation';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import type {SyntaxFault} from '../languages/programs';
import {schemaFaults} from './schemaFaults';

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
