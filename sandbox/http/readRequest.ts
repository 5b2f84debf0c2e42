import type {Operation, Parameter} from '../document/listOperations';
import {badRequest} from './ApiError';
import {describeProblem, meant, quoted} from './describeProblem';

/** Values of the parameters of one call, by name; those that were left out have their defaults. */
export type Parameters = Record<string, unknown>;

function typed(text: string, type: unknown): unknown {
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

function readOne(
  {in: place, name, schema}: Parameter,
  request: Request,
  path: Record<string, string>,
): unknown {
  if (place === 'path') return path[name];
  if (place === 'header') return request.headers.get(name);
  const given = new URL(request.url).searchParams.getAll(name);
  if (given.length === 0) return undefined;
  if (schema.type === 'array') return given;
  if (given.length > 1) throw badRequest(`${name} can be given only once.`);
  return typed(given[0], schema.type);
}

/** Reads and checks the parameters of a call; throws 400 with the name of the first one that is wrong. */
export function readParameters(
  parameters: Parameter[],
  request: Request,
  path: Record<string, string>,
): Parameters {
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({name}) => name);
  const unknown = [...new URL(request.url).searchParams.keys()].find((name) => !known.includes(name));
  // A typing error would pass for its default.
  if (unknown !== undefined) {
    throw badRequest(
      `${quoted(unknown)} is not a query parameter of this operation.${meant(unknown, known)}`,
    );
  }
  const values: Parameters = {};
  for (const parameter of parameters) {
    const value = readOne(parameter, request, path) ?? parameter.schema.default;
    if (value === undefined) {
      if (parameter.required) throw badRequest(`${parameter.name} is required.`);
      continue;
    }
    const problem = describeProblem(value, parameter.schema, parameter.name);
    if (problem) throw badRequest(problem);
    values[parameter.name] = value;
  }
  return values;
}

/** Reads and checks the JSON body of a call, undefined where there is none; throws 400 with the name of a wrong field. */
export async function readBody(operation: Operation, request: Request): Promise<unknown> {
  const expected = operation.body();
  const text = await request.text();
  // A `Request` holds no body of a GET: headers alone say that one was sent.
  const {headers} = request;
  const isChunked = request.method === 'GET' && headers.has('Transfer-Encoding');
  const isSent = text !== '' || Number(headers.get('Content-Length')) > 0 || isChunked;
  if (!expected && isSent) throw badRequest('This operation takes no request body.');
  if (expected?.required && text === '') throw badRequest('A request body is required.');
  if (!expected || text === '') return undefined;
  if (!/^application\/json\b/i.test(headers.get('Content-Type') ?? '')) {
    throw badRequest('Content-Type must be application/json.');
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badRequest('The request body is not valid JSON.');
  }
  const problem = describeProblem(body, expected.schema);
  if (problem) throw badRequest(problem);
  return body;
}
