import type {Operation} from '@site/plugins/api-reference/samples/shared/readOperation';
import {namedField} from '../request/checkDraft';
import {changesData, sandboxCommand, type Target} from '../targets/Target';
import type {Answer, Failure} from './Answer';

/** What an answer other than success means, and what a reader can do. */
export interface Explanation {
  title: string;
  advice: string[];
  /** The field that the server named. */
  field?: string;
}

/** Explains an answer other than success; of this site's own API more is known than its file says. */
export function explainAnswer(
  {status, content}: Answer,
  operation: Operation,
  target: Target,
  isOwn = true,
): Explanation | undefined {
  if (status < 400) return undefined;
  const said = status === 400 && content.kind === 'text' ? content.description : undefined;
  const known = (isOwn && ofPlatform(status, operation, target)) || ofAnyApi(status, operation);
  const [title, ...advice] = known;
  return {title: said ?? title, advice, field: said && namedField(operation, said)};
}

type Sentences = [title: string, ...advice: string[]];

/** What a status means on our own platform and in its sandboxes. */
function ofPlatform(
  status: number,
  {scope, parameters, method}: Operation,
  {kind}: Target,
): Sentences | undefined {
  const ids = parameters.filter((one) => one.in === 'path' && !one.own).map(({name}) => name);
  if (status === 401) {
    return [
      'The API key is not accepted.',
      'It is missing, mistyped, expired or deleted, or it belongs to another organization than the ID above.',
      kind === 'server'
        ? 'Validate an API key, the first operation of this reference, tells whether the two fit together.'
        : 'A sandbox knows its own example key and the keys that you create in it, and no key of the platform.',
    ];
  }
  if (status === 403 && scope) {
    return [
      `The API key lacks the scope ${scope}.`,
      `The key is valid. Use one that has ${scope}, or add the scope with Update an API key.`,
    ];
  }
  if (status === 404 && ids.length > 0) {
    return [
      'There is nothing at this address.',
      `The organization holds nothing with this ${ids.join(', ')}, or no longer.`,
    ];
  }
  const more = 'If it lasts, give the X-Request-ID of the answer to support.';
  return status >= 500 && kind === 'server' ? [...serverFault(method), more] : undefined;
}

/** What a status means wherever it comes from. */
function ofAnyApi(status: number, {method}: Operation): Sentences {
  const sentences: Record<number, Sentences> = {
    400: [
      'The server does not accept the request.',
      'Correct the request: sent again as it is, it is refused again.',
    ],
    401: ['The credentials are not accepted.', 'They are missing, mistyped, expired or withdrawn.'],
    403: [
      'The API key does not permit this operation.',
      'The key is valid. Use one that permits this operation.',
    ],
    404: ['There is nothing at this address.', 'Check the address and the path.'],
    429: ['Too many requests in a short time.', 'Nothing was done. Wait, then send the request again.'],
  };
  const other: Sentences = ['The server refused the request.', 'Its answer below may say why.'];
  return sentences[status] ?? (status >= 500 ? serverFault(method) : other);
}

function serverFault(method: string): Sentences {
  return [
    'The call failed on the server’s side.',
    changesData(method)
      ? 'You cannot know whether it took effect: look before you send it again.'
      : 'Send it again after a pause.',
  ];
}

/** Explains why there is no answer. */
export function explainFailure(failure: Failure, {method}: {method: string}, target: Target): Explanation {
  if (failure.kind === 'not-loaded') {
    return {
      title: 'The sandbox could not be loaded.',
      advice: ['Check your network connection, then send the request again. Nothing was sent.'],
    };
  }
  if (failure.kind === 'not-sent') {
    return {title: 'The request could not be made.', advice: [failure.reason]};
  }
  const doubt = changesData(method)
    ? ['The request may have taken effect all the same: look before you send it again.']
    : [];
  if (failure.kind === 'canceled') return {title: 'Canceled.', advice: doubt};
  if (failure.kind === 'timed-out') return {title: 'No answer in time.', advice: doubt};
  if (failure.isOffline) {
    return {title: 'There is no network connection.', advice: ['Connect, then send the request again.']};
  }
  return {title: 'No answer that this page may read.', advice: [...causes[target.kind], ...doubt]};
}

const causes: Record<Target['kind'], string[]> = {
  page: ['The sandbox in this page failed. Reset it, then send the request again.'],
  local: [
    `Either nothing listens at this address: start the sandbox with ${sandboxCommand}, or with npm run sandbox in this site’s source, and compare the address with the one that it prints.`,
    'Or it answered and does not let this page read that, or the browser does not let this page reach your machine. Browsers do not tell pages which.',
  ],
  server: [
    'Either the server cannot be reached: the network is down, a name is wrong, or something on the way blocks the call.',
    'Or it answered and does not let other sites, such as this one, read that (CORS). Browsers do not tell pages which.',
    'A terminal tells: send the same request with curl, for which the command stands above.',
  ],
};
