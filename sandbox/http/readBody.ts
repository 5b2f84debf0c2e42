import type {Operation} from '../document/listOperations';
import {badRequest} from './ApiError';
import {describeProblem} from './describeProblem';

/** Reads and checks the JSON body of a call, undefined where there is none; throws 400 with the name of a wrong field. */
export async function readBody(operation: Operation, request: Request): Promise<unknown> {
  const expected = operation.body();
  const text = await request.text();
  if (!expected) {
    if (text !== '') throw badRequest('This operation takes no request body.');
    return undefined;
  }
  if (text === '') {
    if (expected.required) throw badRequest('A request body is required.');
    return undefined;
  }
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
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
