import {type Schema, Validator} from '@cfworker/json-schema';
import {listOperations, matchOperation} from '../../document/listOperations';
import type {OpenApiDocument} from '../../document/OpenApiDocument';
import {inlineSchema} from '../../document/resolveReference';
import {checkRequest, checkResponse} from '../checkExchange';
import {closeSchema} from '../closeSchema';
import type {FuzzedRequest} from './arbitraryRequest';

const host = 'https://api.skerry.example';

/** A request as `fetch` would send it to the platform. */
export function toRequest({target, ...init}: FuzzedRequest): Request {
  return new Request(`${host}${target}`, init);
}

/** What is wrong with the answer to a request that no operation takes: it must be the platform's 404. */
async function checkNotFound(
  document: OpenApiDocument,
  method: string,
  response: Response,
): Promise<string[]> {
  if (response.status !== 404) return [`No operation takes this, and the status is ${response.status}.`];
  if (!response.headers.has('X-Request-ID')) return ['The header X-Request-ID is missing.'];
  // HTTP leaves the body out.
  if (method === 'HEAD') return [];
  const schema = closeSchema(inlineSchema(document, {$ref: '#/components/schemas/NotFoundError'}));
  const {errors} = new Validator(schema as Schema, '2020-12').validate(await response.clone().json());
  return errors.map(({error}) => error);
}

/**
 * What in an answer is not as the document has it, whatever the request was; and what in a request that succeeded is
 * not: it should have been refused.
 */
export async function checkAnswer(
  document: OpenApiDocument,
  sent: FuzzedRequest,
  response: Response,
): Promise<string[]> {
  if (response.status >= 500) return [`The status is ${response.status}.`];
  const match = matchOperation(
    listOperations(document),
    sent.method,
    new URL(`${host}${sent.target}`).pathname,
  );
  if (!match) return checkNotFound(document, sent.method, response);
  const {operation} = match;
  const problems = await checkResponse(document, operation, response);
  return response.ok
    ? [...problems, ...(await checkRequest(document, operation, toRequest(sent)))]
    : problems;
}
